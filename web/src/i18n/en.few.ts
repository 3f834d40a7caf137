/**
 * The sentences that are part of the page itself: what can be said before any words are here, and
 * when none can be had.
 */
export const few = {
  // Around every page
  'house.home': 'Yonban, home',
  'house.skip': 'Skip to the content',
  'house.loading': 'Loading …',
  'house.settings': 'Settings',
  'house.help': 'Keys and help',
  'house.rules': 'Rules',
  'house.review': 'Review',

  // When a page cannot be fetched
  'offline.title': 'The server cannot be reached',
  'offline.what': 'You may be offline. Nothing you played is lost: what was saved is on the server, and this page goes on by itself when it answers again.',
  'offline.games': 'Games you have looked through can be read meanwhile:',
  'offline.none': 'Finished games that you look through are kept here to be read offline. There is none yet.',
  'offline.read': 'Read',
  'offline.retry': 'Try again',
} as const;

/** The sentences of the review page in English; see `en.ts`. */

export const review = {
  'review.title': 'Review',
} as const;

export type English = typeof review;

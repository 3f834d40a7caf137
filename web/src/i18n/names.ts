/**
 * Names that the server sends and that need words. The protocol's own types name some; the rest
 * are open text there, and stand here so that a test can ask for their words.
 */

/** Rules that refuse an action of Go, and what an explanation of it says where none does. */
export const GO_REASONS = [
  'game_over',
  'bad_action',
  'off_board',
  'not_now',
  'no_offer',
  'end_not_offered',
  'pass_not_allowed',
  'no_proposal',
  'not_a_stone',
  'occupied',
  'suicide',
  'ko',
  'superko',
  'legal',
  'syntax',
] as const;

/** Rules that end a game of Go. */
export const GO_ENDINGS = [
  'target',
  'no_moves',
  'two_passes',
  'agreement',
  'score',
  'repetition',
] as const;

/** Rooms of Go. */
export const GO_PRESETS = [
  'first-capture',
  'capture-5',
  'capture-10',
  'capture',
  'go-9',
  'go-13',
  'go-19',
] as const;

/** What rooms of Go leave open, and the values that are no plain numbers. */
export const GO_CHOICES: Readonly<Record<string, readonly string[]>> = {
  preset: ['chinese', 'japanese', 'korean', 'aga', 'new-zealand', 'tromp-taylor'],
  size: [],
  capture: ['5:4', '5:3', '4:5', '3:5'],
  handicap: [],
  komi: [''],
  colors: ['fixed', 'choose', 'nigiri', 'pie'],
  ko: ['positional', 'situational', 'simple'],
  pass: ['free', 'none', 'limited:1', 'limited:3', 'prisoner'],
  tie: ['draw', 'area', 'white', 'play-on'],
  suicide: ['no', 'yes'],
  start: ['empty', 'crosscut', 'crosscut2'],
};

/** Rules that refuse an action of gomoku or renju. */
export const REASONS = [
  'game_over',
  'pass_not_allowed',
  'pass_in_opening',
  'wrong_step',
  'claim_not_in_mode',
  'claim_not_white',
  'claim_unfounded',
  'off_board',
  'occupied',
  'outside_area',
  'inside_area',
  'declare_out_of_range',
  'offer_duplicate',
  'offer_symmetric',
  'pick_not_offered',
  'double_three',
  'double_four',
  'overline',
  'legal',
  'syntax',
] as const;

/** Reasons for which a table refuses what is no matter of the game's rules. */
export const TABLE_REASONS = [
  'not_your_turn',
  'game_over',
  'not_seated',
  'not_allowed',
  'not_started',
  'seat_taken',
  'bad_name',
  'time_over',
  'paused',
  'not_paused',
  'offer_forbidden',
  'offer_untimely',
  'offer_open',
  'offer_too_soon',
  'no_offer',
  'nothing_to_take_back',
  'takeback_across_chance',
  'flag_not_due',
  'absence_not_claimable',
  'not_gone_long_enough',
  'cannot_win',
  'abort_too_late',
  'gift_forbidden',
  'no_tries_left',
  'bad_amount',
  'out_of_order',
  'no_chances',
] as const;

/** Rules that end a game. */
export const ENDINGS = [
  'five',
  'forbidden_double_three',
  'forbidden_double_four',
  'forbidden_overline',
  'claimed_double_three',
  'claimed_double_four',
  'claimed_overline',
  'two_passes',
  'board_full',
] as const;

/** Ways in which a table ends. */
export const TERMINATIONS = [
  'rules',
  'resigned',
  'timed_out',
  'agreed',
  'abandoned',
  'adjudicated',
  'aborted',
  'unknown',
] as const;

/** Offers between the seats. */
export const OFFERS = ['draw', 'takeback', 'rematch', 'end'] as const;

/** What a reader may do at a table besides acting. */
export const MAY = [
  'resign',
  'abort',
  'offer_draw',
  'offer_takeback',
  'offer_rematch',
  'offer_end',
  'claim_absence',
  'give_time',
] as const;

/** Kinds of forbidden points. */
export const MARKS = ['double_three', 'double_four', 'overline'] as const;

/** Why a completion does not count. */
export const DEAD = ['makes_five', 'makes_overline', 'no_room', ...MARKS] as const;

/** Lines in an explanation. */
export const SHAPES = ['overline', 'four', 'three', 'dead_three'] as const;

/** Rooms. */
export const PRESETS = [
  'free',
  'ordinary',
  'standard',
  'caro',
  'omok',
  'renju',
  'national',
  'national-lose',
  'national-block',
  'professional',
  'rif',
  'yamaguchi',
  'yamaguchi52',
  'yamaguchi-free',
  'tarannikov',
  'taraguchi',
  'taraguchi10',
  'jonsson',
  'soosorv',
  'soosorv8',
  'sakata',
  'swap',
  'swap1',
  'swap2',
  'swap5',
  'pro',
  'longpro',
] as const;

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

/** Rules that refuse an action of shogi, and what an explanation of it says where none does. */
export const SHOGI_REASONS = [
  ...['bad_action', 'game_over', 'empty_square', 'not_your_piece', 'own_piece', 'cannot_move_there'],
  ...['cannot_promote', 'not_in_hand', 'occupied', 'dead_square', 'nifu', 'king_left_in_check'],
  ...['drop_pawn_mate', 'declaration_not_available', 'king_not_in_zone', 'in_check', 'too_few_pieces'],
  ...['too_few_points', 'kings_not_entered', 'legal', 'syntax'],
] as const;

/** Rules that end a game of shogi. */
export const SHOGI_ENDINGS = [
  ...['checkmate', 'no_legal_move', 'foul_nifu', 'foul_dead_square', 'foul_drop_pawn_mate'],
  ...['foul_king_left_in_check', 'perpetual_check', 'repetition', 'declaration', 'failed_declaration'],
  ...['impasse_draw', 'impasse_count', 'try', 'move_limit'],
] as const;

/** Endings of shogi that an explanation has for its rule. */
export const SHOGI_EXPLAINED = [
  ...['perpetual_check', 'repetition', 'declaration', 'failed_declaration', 'impasse_draw', 'impasse_count', 'try'],
] as const;

/** Kinds of pieces. */
export const SHOGI_PIECES = [
  ...['K', 'R', 'B', 'G', 'S', 'N', 'L', 'P', '+R', '+B', '+S', '+N', '+L', '+P'],
] as const;

/** Rooms of shogi. */
export const SHOGI_PRESETS = ['shogi-club', 'shogi-formal', 'shogi-official', 'shogi-27', 'shogi-handicap'] as const;

/** What rooms of shogi leave open, and the values that are no plain numbers. */
export const SHOGI_CHOICES: Readonly<Record<string, readonly string[]>> = {
  preset: [
    ...['lance', 'right-lance', 'bishop', 'rook', 'rook-lance', '2-piece', '3-piece', '4-piece', '5-piece'],
    ...['left-5-piece', '6-piece', 'left-7-piece', 'right-7-piece', '8-piece', '9-piece', '10-piece'],
    ...['3-pawns', 'naked-king'],
  ],
  impasse: ['points27', '27', '24', 'try', 'none'],
  judging: ['block', 'lose'],
  maxmoves: [''],
  repetition: ['replay', 'draw'],
  tie27: ['draw', 'gote'],
};

/** Rules that refuse an action of backgammon, and what an explanation of it says where none does. */
export const BACKGAMMON_REASONS = [
  ...['bad_action', 'game_over', 'not_now', 'cocked_not_allowed', 'no_cube', 'crawford', 'not_cube_owner'],
  ...['cube_limit', 'beaver_not_allowed', 'resign_too_high', 'resign_sufficient', 'resign_repeated'],
  ...['must_move', 'no_legal_play', 'must_enter', 'no_checker', 'wrong_number', 'blocked'],
  ...['bear_off_not_home', 'bear_off_higher_behind', 'hit_mark', 'not_canonical', 'must_use_all', 'must_use_higher', 'legal', 'syntax'],
] as const;

/** Rules that end a game of backgammon. */
export const BACKGAMMON_ENDINGS = [
  ...['single', 'gammon', 'backgammon', 'drop', 'resign_single', 'resign_gammon', 'resign_backgammon'],
] as const;

/** Rooms of backgammon. */
export const BACKGAMMON_PRESETS = [
  ...['bg-match-1', 'bg-match-3', 'bg-match-5', 'bg-match-7', 'bg-match-9', 'bg-match-11', 'bg-match'],
  ...['bg-money', 'bg-money-auto', 'bg-money-auto-once', 'bg-real-dice'],
] as const;

/** What rooms of backgammon leave open, and the values that are no plain numbers. */
export const BACKGAMMON_CHOICES: Readonly<Record<string, readonly string[]>> = {
  length: [],
  crawford: ['', 'no'],
  cube: ['', 'no'],
  autodoubles: ['', 'unlimited'],
  beavers: [''],
  jacoby: ['no', 'yes'],
  variant: ['', 'nackgammon', 'hypergammon', 'longgammon'],
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

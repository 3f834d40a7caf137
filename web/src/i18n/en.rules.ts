/** The sentences of the rules pages in English; see `en.ts`. */

export const rules = {
  'rules.title': 'The rules',
} as const;

export type English = typeof rules;

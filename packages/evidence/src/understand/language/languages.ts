/** Languages besides English whose names the lexicon knows. */
export const foreignLanguages = ['it', 'de', 'es'] as const
export type ForeignLanguage = (typeof foreignLanguages)[number]

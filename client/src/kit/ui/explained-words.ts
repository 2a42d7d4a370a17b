import { bilingual } from '../language/bilingual'

/** What the sign beside an explained word is called. */
export const explainedWords = bilingual({
  en: { meaningOf: (word: string) => `What “${word}” means` },
  fr: { meaningOf: (word) => `Ce que veut dire «\u00a0${word}\u00a0»` },
})

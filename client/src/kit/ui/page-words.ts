import { bilingual } from '../language/bilingual'

/** What the frame of a page says by itself. */
export const pageWords = bilingual({
  en: { breadcrumb: 'Where this page is' },
  fr: { breadcrumb: 'Où se trouve cette page' },
})

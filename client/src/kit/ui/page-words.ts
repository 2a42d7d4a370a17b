import { bilingual } from '../language/bilingual'

/** What the frame of a page says by itself. */
export const pageWords = bilingual({
  en: { breadcrumb: 'Where this page is', more: 'More actions' },
  fr: { breadcrumb: 'Où se trouve cette page', more: 'Plus d’actions' },
})

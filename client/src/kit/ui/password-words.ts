import { bilingual } from '../language/bilingual'

/** What the button in a password's box says. */
export const passwordWords = bilingual({
  en: { show: 'Show what is typed', hide: 'Hide what is typed' },
  fr: { show: 'Afficher ce qui est tapé', hide: 'Masquer ce qui est tapé' },
})

import { bilingual } from '../language/bilingual'

/** What the links between the pages of a list say. */
export const paginationWords = bilingual({
  en: {
    pages: 'Pages',
    shown: (first: string, last: string, total: string) => `${first}–${last} of ${total}`,
    moreThan: (total: string) => `more than ${total}`,
    previous: 'Previous',
    next: 'Next',
  },
  fr: {
    pages: 'Pages',
    shown: (first, last, total) => `${first} à ${last} sur ${total}`,
    moreThan: (total) => `plus de ${total}`,
    previous: 'Précédent',
    next: 'Suivant',
  },
})

import { bilingual } from '../../kit/language/bilingual'

/** What a page says that only holds a place. */
export const placeholderWords = bilingual({
  en: {
    placeholder: (page: string) => `The ${page} application is a placeholder.`,
    nothing: 'There is nothing to manage here.',
  },
  fr: {
    placeholder: (page) => `L’application ${page} n’est pas encore offerte.`,
    nothing: 'Il n’y a rien à gérer ici.',
  },
})

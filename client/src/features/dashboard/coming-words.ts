import { bilingual } from '../../kit/language/bilingual'

/** What a page says that is not there yet, or that only holds a place. */
export const comingWords = bilingual({
  en: {
    notYet: (page: string) => `${page} is not available yet.`,
    willBe: (about: string) => `Here you will manage: ${about.charAt(0).toLowerCase()}${about.slice(1)}`,
    placeholder: (page: string) => `The ${page} application is a placeholder.`,
    nothing: 'There is nothing to manage here.',
  },
  fr: {
    notYet: (page) => `La page ${page} n’est pas encore offerte.`,
    willBe: (about) => `Ici, vous pourrez gérer\u00a0: ${about.charAt(0).toLowerCase()}${about.slice(1)}`,
    placeholder: (page) => `L’application ${page} n’est pas encore offerte.`,
    nothing: 'Il n’y a rien à gérer ici.',
  },
})

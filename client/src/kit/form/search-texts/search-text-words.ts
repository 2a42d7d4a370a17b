import { bilingual } from '../../language/bilingual'

/** What is said around the words for search results. */
export const searchTextWords = bilingual({
  en: {
    preview: 'As search engines may show it',
    titleHelp: 'Left empty, it is the name. Most show about 60 characters.',
    textHelp: 'Left empty, it is made from what the page says. Most show about 160 characters.',
  },
  fr: {
    preview: 'Comme les moteurs de recherche peuvent l’afficher',
    titleHelp: 'Laissé vide, c’est le nom. La plupart affichent environ 60 caractères.',
    textHelp: 'Laissée vide, elle vient de la page. La plupart affichent environ 160 caractères.',
  },
})

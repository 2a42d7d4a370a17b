import { bilingual } from '../../../kit/language/bilingual'

/** What the files to download say. */
export const fileWords = bilingual({
  en: {
    list: 'Files to download',
    none: 'There are no files yet.',
    noneAbout: 'Visitors can download what you add here: a price list, a menu, a form.',
    title: (name: string) => `Title of ${name}`,
    untitled: 'File without a title',
    download: (name: string) => `Download ${name}`,
    replace: (name: string) => `Replace ${name}`,
    replaceWith: (name: string) => `File in the place of ${name}`,
  },
  fr: {
    list: 'Fichiers à télécharger',
    none: 'Il n’y a pas encore de fichiers.',
    noneAbout:
      'Les visiteurs peuvent télécharger ce que vous ajoutez ici\u00a0: une liste de prix, un menu, un formulaire.',
    title: (name) => `Titre de ${name}`,
    untitled: 'Fichier sans titre',
    download: (name) => `Télécharger ${name}`,
    replace: (name) => `Remplacer ${name}`,
    replaceWith: (name) => `Fichier à la place de ${name}`,
  },
})

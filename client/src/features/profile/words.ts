import { bilingual } from '../../kit/language/bilingual'

/** What the page of contents says itself. */
export const contentWords = bilingual({
  en: {
    title: 'Content',
    parts: 'Parts of the content',
    links: 'Links',
    files: 'Files',
    notices: 'Notices',
    quotes: 'What people say',
    services: 'Services',
    content: 'Content area',
    cancel: 'Cancel',
    remove: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} was removed.`,
    orderRefused: 'The order was not saved.',
    hiddenBlock: 'Your site does not show this section now.',
    showBlock: 'Show it in Settings',
  },
  fr: {
    title: 'Contenu',
    parts: 'Parties du contenu',
    links: 'Liens',
    files: 'Fichiers',
    notices: 'Annonces',
    quotes: 'Ce qu’on dit de vous',
    services: 'Services',
    content: 'Zone de contenu',
    cancel: 'Annuler',
    remove: (name) => `Supprimer ${name}`,
    removed: (name) => `${name} a été supprimé.`,
    orderRefused: 'L’ordre n’a pas été enregistré.',
    hiddenBlock: 'Votre site n’affiche pas cette section en ce moment.',
    showBlock: 'L’afficher dans les paramètres',
  },
})

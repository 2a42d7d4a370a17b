import type { AccountExport } from '@mainstreet/shared/contracts/marketplace/exports'
import { bilingual } from '../../../kit/language/bilingual'

type Problems = Record<AccountExport['problem'], string>
type Held = { records: string; files: string; pages: string }

const englishProblems: Problems = {
  '': '',
  storage: 'Our storage is full. Please try again later.',
  interrupted: 'It was interrupted again and again. Please tell us about it.',
  failed: 'Something went wrong on our side. Please try again.',
}
const frenchProblems: Problems = {
  '': '',
  storage: 'Notre espace de stockage est plein. Veuillez réessayer plus tard.',
  interrupted: 'La création a été interrompue plusieurs fois. Veuillez nous en parler.',
  failed: 'Une erreur s’est produite de notre côté. Veuillez réessayer.',
}

/** What the archive of an account says of itself. */
export const exportWords = bilingual({
  en: {
    title: 'Take everything with me',
    about: 'One archive (zip) with all that this business has here. It is yours, whenever you want it.',
    holds: 'What is in it',
    parts: [
      'every table as JSON, as you see it',
      'your items and orders as CSV, for a spreadsheet',
      'pictures and files',
      'your public pages as HTML',
    ],
    without: 'Payment keys, API keys and passwords are not in it.',
    make: 'Make Archive',
    makeAgain: 'Make a New One',
    waiting: 'The archive is about to be made…',
    making: 'Making the archive…',
    goesOn: 'It goes on when you leave this page.',
    progress: (done: string, total: string, size: string) => `${done} of ${total} files, ${size}.`,
    cancel: 'Cancel',
    ready: 'Your archive is ready',
    held: ({ records, files, pages }: Held) =>
      `${records} records, ${files} pictures and files, ${pages} pages.`,
    missing: (count: string) => `${count} of the files or pages could not be read and are missing.`,
    until: (moment: string) => `It can be downloaded until ${moment}, then it is deleted here.`,
    download: (size: string) => `Download (${size})`,
    remove: 'Delete',
    removeTitle: 'Delete the archive?',
    removeText: 'You can make a new one at any time.',
    failed: 'The archive was not made',
    problems: englishProblems,
    notBegun: 'The archive was not begun.',
    notDownloaded: 'The download did not begin.',
  },
  fr: {
    title: 'Tout emporter',
    about: 'Une archive (zip) de tout ce que cette entreprise a ici. Elle est à vous, quand vous le voulez.',
    holds: 'Ce qu’elle contient',
    parts: [
      'chaque table en JSON, telle que vous la voyez',
      'vos articles et vos commandes en CSV, pour un tableur',
      'les images et les fichiers',
      'vos pages publiques en HTML',
    ],
    without: 'Les clés de paiement, les clés d’API et les mots de passe n’y sont pas.',
    make: 'Créer l’archive',
    makeAgain: 'En créer une nouvelle',
    waiting: 'L’archive va être créée…',
    making: 'Création de l’archive…',
    goesOn: 'La création se poursuit si vous quittez cette page.',
    progress: (done, total, size) => `${done} fichiers sur ${total}, ${size}.`,
    cancel: 'Annuler',
    ready: 'Votre archive est prête',
    held: ({ records, files, pages }) =>
      `${records} enregistrements, ${files} images et fichiers, ${pages} pages.`,
    missing: (count) => `${count} des fichiers ou pages n’ont pu être lus et manquent.`,
    until: (moment) => `Elle peut être téléchargée jusqu’au ${moment}, puis elle est supprimée ici.`,
    download: (size) => `Télécharger (${size})`,
    remove: 'Supprimer',
    removeTitle: 'Supprimer l’archive?',
    removeText: 'Vous pourrez en créer une nouvelle à tout moment.',
    failed: 'L’archive n’a pas été créée',
    problems: frenchProblems,
    notBegun: 'L’archive n’a pas été commencée.',
    notDownloaded: 'Le téléchargement n’a pas commencé.',
  },
})

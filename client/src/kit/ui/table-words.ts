import { bilingual } from '../language/bilingual'

/** What tables say by themselves. */
export const tableWords = bilingual({
  en: {
    details: 'Details',
    detailsOf: (name: string | undefined) => (name ? `Details of ${name}` : 'Details'),
    actions: 'Actions',
    actionsFor: (name: string | undefined) => (name ? `Actions for ${name}` : 'Actions'),
    nothing: 'Nothing here yet.',
    chooseAll: (count: string) => `Select all on this page (${count})`,
  },
  fr: {
    details: 'Détails',
    detailsOf: (name) => (name ? `Détails de ${name}` : 'Détails'),
    actions: 'Actions',
    actionsFor: (name) => (name ? `Actions pour ${name}` : 'Actions'),
    nothing: 'Rien ici pour l’instant.',
    chooseAll: (count) => `Tout sélectionner sur cette page (${count})`,
  },
})

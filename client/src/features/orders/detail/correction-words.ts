import { bilingual } from '../../../kit/language/bilingual'

/** The words of correcting an order's buyer. */
export const correctionWords = bilingual({
  en: {
    correct: 'Correct',
    title: (number: number) => `Correct order #${number}`,
    about: 'Items, sums and tax stay what was charged.',
    emailHelp: 'With what is right now, to the address above.',
    save: 'Save',
    cancel: 'Cancel',
    saved: (number: number) => `Order #${number} is corrected.`,
    taxThere: (charged: string, there: string) =>
      `${charged} of tax was charged; in this province it would have been ${there}.`,
    step: 'Corrected',
    changed: (label: string, before: string, after: string) => `${label}: ${before || '–'} → ${after || '–'}`,
  },
  fr: {
    correct: 'Corriger',
    title: (number) => `Corriger la commande nº\u00a0${number}`,
    about: 'Les articles, les montants et les taxes restent ce qui a été payé.',
    emailHelp: 'Avec les données corrigées, à l’adresse ci-dessus.',
    save: 'Enregistrer',
    cancel: 'Annuler',
    saved: (number) => `La commande nº\u00a0${number} est corrigée.`,
    taxThere: (charged, there) =>
      `${charged} de taxes ont été perçus; dans cette province, ce serait ${there}.`,
    step: 'Corrigée',
    changed: (label, before, after) => `${label}\u00a0: ${before || '–'} → ${after || '–'}`,
  },
})

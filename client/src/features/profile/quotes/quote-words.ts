import { bilingual } from '../../../kit/language/bilingual'

/** The words of the part where an owner writes down what people say. */
export const quoteWords = bilingual({
  en: {
    none: 'Nothing anybody said is written here yet.',
    noneAbout:
      'A sentence of a buyer or a guest, with their name and their leave, says more than any slogan.',
    sample: '“The mug of every morning.” Aline, 2025',
    add: 'Add what somebody said',
    save: 'Add it',
    nameHelp: 'As they want to be called: a first name will do.',
    of: (name: string) => (name ? `What ${name} said` : 'What somebody said'),
  },
  fr: {
    none: 'Aucune parole n’est écrite ici pour l’instant.',
    noneAbout:
      'Une phrase d’un client ou d’un invité, avec son nom et son accord, en dit plus que tout slogan.',
    sample: '« La tasse de tous mes matins. » Aline, 2025',
    add: 'Ajouter une parole',
    save: 'L’ajouter',
    nameHelp: 'Comme la personne veut être nommée : un prénom suffit.',
    of: (name) => (name ? `Ce qu’a dit ${name}` : 'Ce que quelqu’un a dit'),
  },
})

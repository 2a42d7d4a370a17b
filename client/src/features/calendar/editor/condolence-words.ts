import { bilingual } from '../../../kit/language/bilingual'

/** The words of the condolences beside a funeral. */
export const condolenceWords = bilingual({
  en: {
    title: 'Condolences',
    about: 'Nobody sees one on your site before you approve it. Addresses are for you alone.',
    none: 'Nobody has written yet.',
    toAnswer: (count: number) => `${count} to answer`,
    states: { waiting: 'New', shown: 'On your site', refused: 'Refused' },
    reported: 'Reported',
    reportedAbout:
      'A visitor has reported it. It stays on your site until you take it down; Approve keeps it.',
    approve: 'Approve',
    approveOf: (name: string) => `Approve the condolence from ${name}`,
    refuse: 'Refuse',
    refuseOf: (name: string) => `Refuse the condolence from ${name}`,
    takeDown: 'Take down',
    takeDownOf: (name: string) => `Take down the condolence from ${name}`,
    removeOf: (name: string) => `Remove the condolence from ${name}`,
    removed: (name: string) => `The condolence from ${name} is removed.`,
    notAnswered: 'It was not changed.',
  },
  fr: {
    title: 'Condoléances',
    about: 'Personne ne les voit sur votre site avant votre approbation. Les adresses ne sont que pour vous.',
    none: 'Personne n’a encore écrit.',
    toAnswer: (count) => `${count} à traiter`,
    states: { waiting: 'Nouveau', shown: 'Sur votre site', refused: 'Refusé' },
    reported: 'Signalé',
    reportedAbout:
      'Une personne l’a signalé. Le message reste sur votre site jusqu’à ce que vous le retiriez; l’approuver le garde.',
    approve: 'Approuver',
    approveOf: (name) => `Approuver le message de ${name}`,
    refuse: 'Refuser',
    refuseOf: (name) => `Refuser le message de ${name}`,
    takeDown: 'Retirer',
    takeDownOf: (name) => `Retirer le message de ${name} du site`,
    removeOf: (name) => `Supprimer le message de ${name}`,
    removed: (name) => `Le message de ${name} est supprimé.`,
    notAnswered: 'Rien n’a été modifié.',
  },
})

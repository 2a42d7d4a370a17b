import { bilingual } from '../../kit/language/bilingual'

/** What the staff's page of tax rates says. */
export const taxWords = bilingual({
  en: {
    title: 'Tax rates',
    about:
      'What each province charges. A rate holds from its day on, on the clock of the business that sells; orders keep what they were charged.',
    add: 'Add a rate',
    addTitle: 'Add a tax rate',
    edit: 'Edit',
    editTitle: (province: string) => `Tax rate of ${province}`,
    switchOn: 'Switch on',
    switchOff: 'Switch off',
    save: 'Save',
    cancel: 'Cancel',
    columns: {
      province: 'Province',
      tax: 'Tax',
      rate: 'Rate',
      from: 'In force from',
      state: 'State',
      changed: 'Last changed',
    },
    states: {
      inForce: 'In force',
      coming: 'Coming',
      off: 'Switched off',
      past: 'Before',
    },
    always: 'the start',
    nobody: 'As it came',
    by: (who: string, when: string) => (who ? `${who}, ${when}` : when),
    waiting: (province: string, rate: string, day: string) =>
      `${province}: ${rate} since ${day} is switched off`,
    waitingAbout: (rate: string) =>
      `Shops charge ${rate} there. Switched on, the other rate is charged from that moment on, and never for orders already made.`,
    switchOnRate: (rate: string) => `Switch on ${rate}`,
    switchedOn: (province: string) => `New orders to ${province} are charged the newest rate now.`,
    switchedOnLater: (province: string, day: string) =>
      `New orders to ${province} are charged it from ${day}.`,
    switchedOff: (province: string) => `That rate of ${province} is switched off.`,
    notSwitched: 'The rate was not switched.',
    kinds: {
      HST: 'HST, one line on the receipt',
      GST: 'GST alone',
      PST: 'GST and PST',
      QST: 'GST and QST',
    },
    wholeHelp: 'Federal and provincial part together.',
    fromHelp: 'A day that has come takes effect as soon as the rate is switched on.',
    percent: 'Must be a percentage with at most three decimals.',
  },
  fr: {
    title: 'Taux de taxe',
    about:
      'Ce que chaque province perçoit. Un taux s’applique dès son jour, à l’heure de l’entreprise qui vend; les commandes gardent ce qu’elles ont payé.',
    add: 'Ajouter un taux',
    addTitle: 'Ajouter un taux de taxe',
    edit: 'Modifier',
    editTitle: (province) => `Taux de taxe\u00a0: ${province}`,
    switchOn: 'Activer',
    switchOff: 'Désactiver',
    save: 'Enregistrer',
    cancel: 'Annuler',
    columns: {
      province: 'Province',
      tax: 'Taxe',
      rate: 'Taux',
      from: 'En vigueur dès le',
      state: 'État',
      changed: 'Dernière modification',
    },
    states: {
      inForce: 'En vigueur',
      coming: 'À venir',
      off: 'Désactivé',
      past: 'Antérieur',
    },
    always: 'début',
    nobody: 'D’origine',
    by: (who, when) => (who ? `${who}, ${when}` : when),
    waiting: (province, rate, day) => `${province}\u00a0: ${rate} depuis le ${day} est désactivé`,
    waitingAbout: (rate) =>
      `Les boutiques y perçoivent ${rate}. Une fois activé, l’autre taux est perçu à partir de ce moment, et jamais pour les commandes déjà passées.`,
    switchOnRate: (rate) => `Activer ${rate}`,
    switchedOn: (province) =>
      `Les nouvelles commandes (${province}) sont maintenant taxées au taux le plus récent.`,
    switchedOnLater: (province, day) =>
      `Les nouvelles commandes (${province}) y seront taxées dès le ${day}.`,
    switchedOff: (province) => `Ce taux est désactivé (${province}).`,
    notSwitched: 'Le taux n’a pas été modifié.',
    kinds: {
      HST: 'TVH, une ligne sur le reçu',
      GST: 'TPS seule',
      PST: 'TPS et TVP',
      QST: 'TPS et TVQ',
    },
    wholeHelp: 'Parties fédérale et provinciale ensemble.',
    fromHelp: 'Un jour déjà venu s’applique dès que le taux est activé.',
    percent: 'Doit être un pourcentage d’au plus trois décimales.',
  },
})

import { bilingual } from '../../../kit/language/bilingual'

/** The words of telling a buyer that an order can be picked up. */
export const readyWords = bilingual({
  en: {
    about: (email: string) => `${email} is told that it can be picked up, where, and when you are open.`,
    tell: 'Tell the Buyer It Is Ready',
    told: (number: number) => `The buyer of order #${number} is told that it is ready.`,
    notTold: 'The buyer was not told.',
    step: 'Ready to be picked up',
  },
  fr: {
    about: (email) => `${email} apprend que la commande est prête, où la ramasser et quand vous êtes ouvert.`,
    tell: 'Dire à l’acheteur qu’elle est prête',
    told: (number) => `L’acheteur de la commande nº\u00a0${number} apprend qu’elle est prête.`,
    notTold: 'L’acheteur n’a pas été averti.',
    step: 'Prête à être ramassée',
  },
})

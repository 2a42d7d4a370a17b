import { bilingual } from '../language/bilingual'

/** With what an order is paid that no card provider charges. */
export const paidWithWords = bilingual({
  en: { cash: 'Cash', terminal: 'Card, on your terminal', transfer: 'E-transfer', cheque: 'Cheque' },
  fr: { cash: 'Comptant', terminal: 'Carte, à votre terminal', transfer: 'Virement', cheque: 'Chèque' },
})

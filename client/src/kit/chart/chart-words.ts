import { bilingual } from '../language/bilingual'

/** The words of every chart. */
export const chartWords = bilingual({
  en: { showTable: 'Table', showChart: 'Chart' },
  fr: { showTable: 'Tableau', showChart: 'Graphique' },
})

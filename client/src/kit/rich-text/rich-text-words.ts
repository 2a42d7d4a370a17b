import { bilingual } from '../language/bilingual'

/** What the tools of a box for formatted text are called. */
export const richTextWords = bilingual({
  en: {
    loading: (label: string) => `${label} is loading`,
    toolbar: 'Formatting',
    tools: {
      'ql-bold': 'Bold',
      'ql-italic': 'Italic',
      'ql-underline': 'Underline',
      'ql-strike': 'Strike through',
      'ql-blockquote': 'Quotation',
      'ql-link': 'Link',
      'ql-clean': 'Remove formatting',
    },
    ordered: 'Numbered list',
    bullet: 'Bulleted list',
    style: 'Text style',
    styles: { text: 'Text', heading: 'Heading', subheading: 'Subheading' },
    address: 'Address of the link',
    link: { visit: 'Leads to:', enter: 'Address:', edit: 'Change', save: 'Save', remove: 'Remove' },
  },
  fr: {
    loading: (label: string) => `Chargement\u00a0: ${label}`,
    toolbar: 'Mise en forme',
    tools: {
      'ql-bold': 'Gras',
      'ql-italic': 'Italique',
      'ql-underline': 'Souligné',
      'ql-strike': 'Barré',
      'ql-blockquote': 'Citation',
      'ql-link': 'Lien',
      'ql-clean': 'Retirer la mise en forme',
    },
    ordered: 'Liste numérotée',
    bullet: 'Liste à puces',
    style: 'Style du texte',
    styles: { text: 'Texte', heading: 'Titre', subheading: 'Intertitre' },
    address: 'Adresse du lien',
    link: {
      visit: 'Mène à\u00a0:',
      enter: 'Adresse\u00a0:',
      edit: 'Changer',
      save: 'Enregistrer',
      remove: 'Retirer',
    },
  },
})

/** The words of one language. */
export type RichTextWords = (typeof richTextWords)['en']

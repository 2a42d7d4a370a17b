import { operation } from '../../operation'
import { Type } from '@sinclair/typebox'
import { id, labelled, oneOf, text, type Label } from '../../columns'
import { contract, type RowOf } from '../../contract'
import { colourNames, presetNames, type ColourName } from '../../theme/presets'
import { oneToOne } from './profile'

const colourLabels: Record<ColourName, Label> = {
  backgroundColor: { en: 'Background', fr: 'Arrière-plan' },
  textColor: { en: 'Text', fr: 'Texte' },
  headingColor: { en: 'Headings', fr: 'Titres' },
  accentColor: { en: 'Accent', fr: 'Accent' },
  linkColor: { en: 'Links', fr: 'Liens' },
  headerColor: { en: 'Header', fr: 'En-tête' },
  headerTextColor: { en: 'Header text', fr: 'Texte de l’en-tête' },
  footerColor: { en: 'Footer', fr: 'Pied de page' },
  footerTextColor: { en: 'Footer text', fr: 'Texte du pied de page' },
  cardColor: { en: 'Cards', fr: 'Cartes' },
  buttonColor: { en: 'Buttons', fr: 'Boutons' },
  buttonTextColor: { en: 'Button text', fr: 'Texte des boutons' },
}

const colours = Object.fromEntries(
  colourNames.map((name) => [name, labelled(colourLabels[name], text(7))]),
) as Record<ColourName, ReturnType<typeof text>>

/** The presets whose fonts a site may have; empty for those of its own preset. */
export const fontTypes = ['', ...presetNames] as const

/** Theme of the site; an empty colour takes the preset's. The account's id is the record's id. */
export const stylesContract = contract({
  path: 'profile-styles',
  name: { en: 'Design', fr: 'Apparence' },
  record: {
    id,
    customerId: id,
    themeType: labelled({ en: 'Preset', fr: 'Modèle' }, oneOf(presetNames)),
    fontType: labelled({ en: 'Fonts', fr: 'Polices' }, oneOf(fontTypes)),
    customStyles: labelled({ en: 'Styles (CSS)', fr: 'Styles (CSS)' }, text(20_000)),
    ...colours,
  },
  writable: ['themeType', 'fontType', 'customStyles', ...colourNames],
  access: oneToOne,
})

/** What may not stay in an owner's CSS: an `address` elsewhere, a `selector` beyond the site, a rule `nested` where none may be, an `at-rule` or `value`. */
export interface StyleRemoval {
  line: number
  /** The beginning of it, as one line. */
  what: string
  why: 'address' | 'selector' | 'nested' | 'at-rule' | 'value'
}

/** What saving some CSS as custom styles would store, and what it would take out; saves nothing. */
export const styleCheckOperation = operation<{ ok: true; customStyles: string; removed: StyleRemoval[] }>()({
  path: 'style-check',
  input: Type.Object({ customStyles: text(20_000) }, { additionalProperties: false }),
  access: ['owner', 'staff', 'integrator'],
})

export type ProfileStyles = RowOf<typeof stylesContract>

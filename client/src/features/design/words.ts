import { presets, type PresetName } from '@mainstreet/shared/theme/presets'
import { bilingual } from '../../kit/language/bilingual'

/** What a font family of the presets is called: the first name of its list, as its maker calls it. */
const familyName = (family: string) => /'([^']+?)(?: Variable)?'/.exec(family)?.[1] ?? family

/** The two families of a preset. */
const familiesOf = (name: PresetName) => {
  const { displayFont, bodyFont } = presets[name]
  return { display: familyName(displayFont), body: familyName(bodyFont) }
}

/** The words of the design page. */
export const designWords = bilingual({
  en: {
    title: 'Design',
    presets: 'Presets',
    presetsAbout: 'How the site is built, its palette, fonts and shapes. Your own colours stay on top of it.',
    presetHints: {
      harbour: 'Words over a full picture',
      bistro: 'All in the middle, items as a list',
      studio: 'Large words, no header picture',
      market: 'Picture beside the words, first item large',
      night: 'Dark, from edge to edge',
      gazette: 'Like a magazine, picture as a band',
    } satisfies Record<PresetName, string>,
    colours: 'Colours',
    coloursAbout: 'An empty colour is the preset’s.',
    groups: { page: 'Page', header: 'Header', footer: 'Footer', cards: 'Cards and buttons' },
    pick: (colour: string) => `${colour}: pick a colour`,
    reset: (colour: string) => `Reset ${colour}`,
    badColour: 'Enter a colour such as #0b6e8f.',
    fonts: 'Fonts',
    fontPair: (name: PresetName) => `${familiesOf(name).display} and ${familiesOf(name).body}`,
    presetFonts: 'As the preset',
    styles: 'Styles',
    stylesAbout: 'Your own CSS for the site. It never reaches this dashboard.',
    apply: 'Apply',
    removed: 'Saved without:',
    line: (line: number) => `Line ${line}:`,
    why: {
      address: 'nothing may be loaded from other addresses',
      selector: 'it could match outside of the site',
      nested: 'rules within rules are not allowed',
      'at-rule': 'only @media, @supports, @container and @keyframes are allowed',
      value: 'this value is not allowed',
    },
    history: 'Changes',
    undo: 'Undo',
    redo: 'Redo',
    resetAll: 'Reset',
    resetAllHint: 'Back to the preset’s colours and fonts',
    preview: 'Preview of your site',
    unreadable: (text: string, ground: string, ratio: string) =>
      `“${text}” on “${ground}” is hard to read (${ratio}\u00a0: 1).`,
    fix: 'Fix',
    fixHint: (text: string) => `Fix ${text}`,
    contrast: 'Legibility',
    close: 'Close',
  },
  fr: {
    title: 'Apparence',
    presets: 'Modèles',
    presetsAbout:
      'La construction du site, sa palette, ses polices et ses formes. Vos propres couleurs s’y ajoutent.',
    presetHints: {
      harbour: 'Les mots sur une grande image',
      bistro: 'Tout au centre, articles en liste',
      studio: 'De grands mots, sans image d’en-tête',
      market: 'Image à côté des mots, premier article en grand',
      night: 'Sombre, d’un bord à l’autre',
      gazette: 'Comme un magazine, image en bandeau',
    },
    colours: 'Couleurs',
    coloursAbout: 'Une couleur vide est celle du modèle.',
    groups: { page: 'Page', header: 'En-tête', footer: 'Pied de page', cards: 'Cartes et boutons' },
    pick: (colour) => `${colour}\u00a0: choisir une couleur`,
    reset: (colour) => `Réinitialiser ${colour}`,
    badColour: 'Entrez une couleur comme #0b6e8f.',
    fonts: 'Polices',
    fontPair: (name) => `${familiesOf(name).display} et ${familiesOf(name).body}`,
    presetFonts: 'Celles du modèle',
    styles: 'Styles',
    stylesAbout: 'Votre propre CSS pour le site. Il n’atteint jamais ce tableau de bord.',
    apply: 'Appliquer',
    removed: 'Enregistré sans\u00a0:',
    line: (line) => `Ligne ${line}\u00a0:`,
    why: {
      address: 'rien ne peut être chargé d’une autre adresse',
      selector: 'ce sélecteur pourrait sortir du site',
      nested: 'les règles imbriquées ne sont pas permises',
      'at-rule': 'seuls @media, @supports, @container et @keyframes sont permis',
      value: 'cette valeur n’est pas permise',
    },
    history: 'Modifications',
    undo: 'Annuler',
    redo: 'Rétablir',
    resetAll: 'Réinitialiser',
    resetAllHint: 'Revenir aux couleurs et aux polices du modèle',
    preview: 'Aperçu de votre site',
    unreadable: (text, ground, ratio) =>
      `«\u00a0${text}\u00a0» sur «\u00a0${ground}\u00a0» se lit mal (${ratio}\u00a0: 1).`,
    fix: 'Corriger',
    fixHint: (text) => `Corriger ${text}`,
    contrast: 'Lisibilité',
    close: 'Fermer',
  },
})

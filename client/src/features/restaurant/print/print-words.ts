import { bilingual } from '../../../kit/language/bilingual'

/** What the pages say from which the menu and its table card are printed. */
export const printWords = bilingual({
  en: {
    title: 'Print the menu',
    back: 'Menu',
    print: 'Print',
    what: 'What to print',
    week: 'The whole week',
    paper: 'Paper',
    language: 'Language',
    a4: 'A4',
    letter: 'Letter',
    nothing: 'There is nothing on the menu of this day.',
    about: 'A clean sheet for each day, in black on white and in the language of your site.',
    cardTitle: 'Table card',
    cardAbout: 'For the table or the door: whoever points a camera at it has today’s menu.',
    shape: 'Shape',
    card: 'Card (A6)',
    tent: 'Tent (A4, folded)',
    cardHint: 'Made for paper of A6 size (105 × 148 mm); readable in black and white.',
    tentHint: 'Prints on a sheet of A4 or Letter: fold it along the line, and both sides can be read.',
    noAddress: 'Your site has no address yet, so there is nothing a card could lead to.',
  },
  fr: {
    title: 'Imprimer le menu',
    back: 'Menu',
    print: 'Imprimer',
    what: 'À imprimer',
    week: 'Toute la semaine',
    paper: 'Papier',
    language: 'Langue',
    a4: 'A4',
    letter: 'Lettre',
    nothing: 'Il n’y a rien au menu ce jour-là.',
    about: 'Une feuille nette par jour, en noir sur blanc et dans la langue de votre site.',
    cardTitle: 'Carte de table',
    cardAbout:
      'Pour la table ou la porte\u00a0: on pointe son appareil photo dessus pour voir le menu du jour.',
    shape: 'Forme',
    card: 'Carte (A6)',
    tent: 'Chevalet (A4, plié)',
    cardHint: 'Conçue pour le format A6 (105 × 148 mm); lisible en noir et blanc.',
    tentHint:
      'S’imprime sur une feuille A4 ou Lettre\u00a0: pliez-la sur la ligne, et les deux côtés se lisent.',
    noAddress: 'Votre site n’a pas encore d’adresse\u00a0: une carte ne mènerait nulle part.',
  },
})

/** What stands on the paper, for guests. */
export const paperWords = bilingual({
  en: {
    scan: 'Scan for today’s menu',
    code: (address: string) => `QR code that leads to ${address}`,
    menuOf: (day: string) => `Menu of ${day}`,
  },
  fr: {
    scan: 'Numérisez pour voir le menu du jour',
    code: (address) => `Code QR qui mène à ${address}`,
    menuOf: (day) => `Menu du ${day.toLowerCase()}`,
  },
})

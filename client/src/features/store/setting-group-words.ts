import { bilingual } from '../../kit/language/bilingual'

/** The words of the groups of settings and of the search in them. */
export const settingGroupWords = bilingual({
  en: {
    search: 'Search the settings',
    found: (count: number) => (count === 1 ? '1 setting found' : `${count} settings found`),
    none: 'No setting has these words.',
    noneAbout: 'Address, phone and hours are under Details; colours and fonts under Design.',
    showAll: 'Show all settings',
    everywhere: (text: string) => `Search everything for “${text}”`,
    groups: {
      'home-page': { title: 'Home page', about: 'What visitors see there, and in which order.' },
      shop: { title: 'Shop', about: 'How your buyers pay, and how they get what they bought.' },
      restaurant: { title: 'Restaurant', about: 'Your menu, and tables that guests ask for.' },
      cars: { title: 'Vehicles', about: 'What stands beside the price of a vehicle.' },
      technical: {
        title: 'Technical',
        about: 'Connections to others. All works without touching anything here.',
      },
      other: { title: 'Seldom needed', about: 'Most businesses like yours do without.' },
    },
    menu: { title: 'Menu', about: 'How your menu looks on your site.' },
    facebook: {
      title: 'Facebook posts',
      about: 'How many of your newest posts stand on your home page, and how.',
    },
    logo: {
      site: 'The logo of your site',
      picture: (place: number) => `Picture ${place} of your gallery`,
      another: 'Another picture',
      address: 'Technical: a picture by its address',
      addressLabel: 'Address of the picture',
    },
  },
  fr: {
    search: 'Chercher dans les paramètres',
    found: (count) => (count < 2 ? `${count} paramètre trouvé` : `${count} paramètres trouvés`),
    none: 'Aucun paramètre ne contient ces mots.',
    noneAbout:
      'L’adresse, le téléphone et les heures sont sous Coordonnées; les couleurs et les polices, sous Apparence.',
    showAll: 'Afficher tous les paramètres',
    everywhere: (text) => `Chercher «\u00a0${text}\u00a0» partout`,
    groups: {
      'home-page': { title: 'Page d’accueil', about: 'Ce que les visiteurs y voient, et dans quel ordre.' },
      shop: {
        title: 'Boutique',
        about: 'Comment vos clients paient, et comment ils reçoivent leurs achats.',
      },
      restaurant: { title: 'Restaurant', about: 'Votre menu, et les tables que vos clients demandent.' },
      cars: { title: 'Véhicules', about: 'Ce qui accompagne le prix d’un véhicule.' },
      technical: {
        title: 'Technique',
        about: 'Les liens avec d’autres services. Tout fonctionne sans toucher à rien ici.',
      },
      other: {
        title: 'Rarement utile',
        about: 'La plupart des entreprises comme la vôtre s’en passent.',
      },
    },
    menu: { title: 'Menu', about: 'L’allure de votre menu sur votre site.' },
    facebook: {
      title: 'Publications Facebook',
      about: 'Combien de vos dernières publications paraissent sur la page d’accueil, et comment.',
    },
    logo: {
      site: 'Le logo de votre site',
      picture: (place) => `Image ${place} de votre galerie`,
      another: 'Une autre image',
      address: 'Technique\u00a0: une image par son adresse',
      addressLabel: 'Adresse de l’image',
    },
  },
})

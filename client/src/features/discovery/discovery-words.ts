import type { Feed, FeedGap } from '@mainstreet/shared/contracts/site/feeds'
import type { PageText } from '@mainstreet/shared/contracts/site/page-texts'
import { bilingual } from '../../kit/language/bilingual'

const pagesEn: Record<PageText['page'], string> = {
  home: 'Home page',
  shop: 'Shop',
  sale: 'What is on sale',
  cars: 'Vehicles',
  menu: 'Menu',
  book: 'Book a table',
  events: 'Events',
  funerals: 'Funerals',
}

const pagesFr: typeof pagesEn = {
  home: 'Page d’accueil',
  shop: 'Boutique',
  sale: 'En solde',
  cars: 'Véhicules',
  menu: 'Menu',
  book: 'Réserver une table',
  events: 'Événements',
  funerals: 'Funérailles',
}

const feedsEn: Record<Feed, { name: string; about: string }> = {
  google: {
    name: 'Google Merchant Center',
    about:
      'In Merchant Center, add a data source, choose “Enter a link to your file”, and paste this address.',
  },
  meta: {
    name: 'Facebook and Instagram',
    about: 'In Commerce Manager, add a data feed on a schedule, and paste this address.',
  },
  vehicles: {
    name: 'AutoTrader, Kijiji and other exchanges',
    about: 'Give this address to whoever takes in dealers’ files there.',
  },
}

const feedsFr: typeof feedsEn = {
  google: {
    name: 'Google Merchant Center',
    about:
      'Dans Merchant Center, ajoutez une source de données par lien vers un fichier, et collez cette adresse.',
  },
  meta: {
    name: 'Facebook et Instagram',
    about: 'Dans le Gestionnaire des ventes, ajoutez un flux de données planifié, et collez cette adresse.',
  },
  vehicles: {
    name: 'AutoTrader, Kijiji et autres bourses',
    about: 'Donnez cette adresse à qui y reçoit les fichiers des concessionnaires.',
  },
}

const gapsEn: Record<FeedGap, string> = {
  picture: 'picture',
  price: 'price',
  description: 'description',
  brand: 'brand',
  gtin: 'barcode',
  condition: 'new or used',
  vin: 'VIN',
  mileage: 'mileage',
  stockNo: 'stock number',
}

const gapsFr: typeof gapsEn = {
  picture: 'image',
  price: 'prix',
  description: 'description',
  brand: 'marque',
  gtin: 'code-barres',
  condition: 'neuf ou d’occasion',
  vin: 'NIV',
  mileage: 'kilométrage',
  stockNo: 'numéro d’inventaire',
}

/** What the page of search results and catalogues says. */
export const discoveryWords = bilingual({
  en: {
    title: 'Seen by others',
    about:
      'What search engines and shared links say of your pages, and your goods in the catalogues of others.',
    settings: 'Settings',
    pages: pagesEn,
    pagesTitle: 'Pages in search results',
    pagesAbout: 'What you leave empty is made from the page. Each product and vehicle has such texts, too.',
    page: 'Page',
    says: 'What it says',
    ownWords: 'Made from the page',
    write: 'Write',
    of: (page: string) => `${page} in search results`,
    usualTitle: 'The page’s own title',
    usualText: 'What the page says',
    usualImage: 'The picture of the header',
    picture: (place: number) => `Gallery picture ${place}`,
    imageHelp: 'Shown where somebody shares a link to the page. It is one of your gallery.',
    save: 'Save',
    saved: 'Saved. Search engines take some days to see it.',
    cancel: 'Cancel',
    feedsTitle: 'Catalogues of others',
    feedsAbout: 'They fetch these addresses themselves, once a day or so: nothing has to be sent again.',
    feeds: feedsEn,
    address: 'Address',
    copy: 'Copy the address',
    copied: 'The address is copied.',
    notCopied: 'It could not be copied. Here it is:',
    listedProducts: (count: number) =>
      count === 1 ? '1 product or variation is listed.' : `${count} products and variations are listed.`,
    listedVehicles: (count: number) =>
      count === 1 ? '1 vehicle is listed.' : `${count} vehicles are listed.`,
    lacksProducts: 'Products that lack something',
    lacksVehicles: 'Vehicles that lack something',
    lacksAbout: 'Without a picture and a price nobody takes them. The rest helps to be found.',
    noLack: 'Nothing is missing.',
    first: (shown: number, all: number) => `The first ${shown} of ${all}`,
    name: 'Name',
    missing: 'Missing',
    gaps: gapsEn,
    leftOut: 'Left out',
  },
  fr: {
    title: 'Visible ailleurs',
    about:
      'Ce que les moteurs de recherche et les liens partagés disent de vos pages, et vos produits dans les catalogues des autres.',
    settings: 'Paramètres',
    pages: pagesFr,
    pagesTitle: 'Pages dans les résultats de recherche',
    pagesAbout:
      'Ce que vous laissez vide vient de la page. Chaque article et chaque véhicule a aussi de tels textes.',
    page: 'Page',
    says: 'Ce qui est dit',
    ownWords: 'Tiré de la page',
    write: 'Écrire',
    of: (page) => `${page} dans les résultats de recherche`,
    usualTitle: 'Le titre de la page',
    usualText: 'Ce que dit la page',
    usualImage: 'L’image de l’en-tête',
    picture: (place) => `Image ${place} de la galerie`,
    imageHelp: 'Affichée quand quelqu’un partage un lien vers la page. Elle vient de votre galerie.',
    save: 'Enregistrer',
    saved: 'Enregistré. Les moteurs de recherche le voient en quelques jours.',
    cancel: 'Annuler',
    feedsTitle: 'Catalogues des autres',
    feedsAbout: 'Ils lisent ces adresses eux-mêmes, environ une fois par jour\u00a0: rien n’est à renvoyer.',
    feeds: feedsFr,
    address: 'Adresse',
    copy: 'Copier l’adresse',
    copied: 'L’adresse est copiée.',
    notCopied: 'Elle n’a pas pu être copiée. La voici\u00a0:',
    listedProducts: (count) =>
      count === 1 ? '1 article ou variante y figure.' : `${count} articles et variantes y figurent.`,
    listedVehicles: (count) => (count === 1 ? '1 véhicule y figure.' : `${count} véhicules y figurent.`),
    lacksProducts: 'Articles incomplets',
    lacksVehicles: 'Véhicules incomplets',
    lacksAbout: 'Sans image ni prix, personne ne les prend. Le reste aide à être trouvé.',
    noLack: 'Rien ne manque.',
    first: (shown, all) => `Les ${shown} premiers de ${all}`,
    name: 'Nom',
    missing: 'Il manque',
    gaps: gapsFr,
    leftOut: 'Absent',
  },
})

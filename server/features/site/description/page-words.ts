import { chez } from '../../../kit/text/chez'
import type { Locale } from '@mainstreet/shared/rules/language'

/** What the heads of pages are made of, in one language; titles are those of the pages themselves. */
export interface PageWords {
  home: string
  shop: string
  sale: string
  cars: string
  menu: string
  book: string
  booking: string
  events: string
  funerals: string
  order: string
  myOrders: string
  giftCard: string
  subscription: string
  counter: string
  notFound: string
  notFoundItem: string
  notFoundCar: string
  sections: Record<string, string>
  /** Descriptions of pages without a text of their own; `place` is the town, maybe empty. */
  about: {
    home(name: string, place: string): string
    shop(name: string, place: string): string
    sale(name: string): string
    category(category: string, name: string): string
    item(title: string, name: string, price: string): string
    cars(name: string, place: string): string
    car(car: string, name: string, price: string): string
    menu(name: string, place: string): string
    book(name: string, place: string): string
    events(name: string, place: string): string
    funerals(name: string, place: string): string
  }
}

const en: PageWords = {
  home: 'Home',
  shop: 'Marketplace',
  sale: 'On sale',
  cars: 'Vehicles',
  menu: 'Menu',
  book: 'Book a table',
  booking: 'Your table',
  events: 'Events',
  funerals: 'Funerals',
  order: 'Your order',
  myOrders: 'Your orders',
  giftCard: 'Your gift card',
  subscription: 'Newsletter',
  counter: 'Pay',
  notFound: 'Page not found',
  notFoundItem: 'This item is no longer available',
  notFoundCar: 'This vehicle is no longer available',
  sections: {},
  about: {
    home: (name, place) =>
      `${name}${place && ` in ${place}`}: what we do, when we are open and how to reach us.`,
    shop: (name, place) =>
      `See what ${name}${place && ` in ${place}`} has for sale: pictures, prices and what is in stock.`,
    sale: (name) => `What is on sale at ${name} right now, with its price before and after.`,
    category: (category, name) => `${category} at ${name}: pictures, prices and what is in stock.`,
    item: (title, name, price) => `${title} at ${name}${price && `, ${price}`}.`,
    cars: (name, place) =>
      `Cars and trucks for sale at ${name}${place && ` in ${place}`}, with pictures, prices and mileage.`,
    car: (car, name, price) => `${car} for sale at ${name}${price && `, ${price}`}.`,
    menu: (name, place) => `The menu of ${name}${place && ` in ${place}`}, day by day, with prices.`,
    book: (name, place) => `Book a table at ${name}${place && ` in ${place}`}: choose a day and a time.`,
    events: (name, place) => `What is on at ${name}${place && ` in ${place}`}: dates, times and places.`,
    funerals: (name, place) =>
      `Services announced by ${name}${place && ` in ${place}`}: dates, times and places.`,
  },
}

const fr: PageWords = {
  home: 'Accueil',
  shop: 'Boutique',
  sale: 'En solde',
  cars: 'Véhicules',
  menu: 'Menu',
  book: 'Réserver une table',
  booking: 'Votre table',
  events: 'Événements',
  funerals: 'Funérailles',
  order: 'Votre commande',
  myOrders: 'Vos commandes',
  giftCard: 'Votre carte-cadeau',
  subscription: 'Infolettre',
  counter: 'Payer',
  notFound: 'Page introuvable',
  notFoundItem: 'Cet article n’est plus disponible',
  notFoundCar: 'Ce véhicule n’est plus disponible',
  sections: {
    Breakfast: 'Déjeuner',
    Lunch: 'Dîner',
    Dinner: 'Souper',
    Desserts: 'Desserts',
    'Drink Specials': 'Boissons en vedette',
  },
  about: {
    home: (name, place) =>
      `${name}${place && `, à ${place}`}\u00a0: nos services, nos heures d’ouverture et nos coordonnées.`,
    shop: (name, place) =>
      `Voyez ce que ${name}${place && `, à ${place},`} offre en vente\u00a0: photos, prix et disponibilité.`,
    sale: (name) =>
      `Les articles en solde en ce moment ${chez(name)}, avec leur prix courant et leur prix réduit.`,
    category: (category, name) => `${category} ${chez(name)}\u00a0: photos, prix et disponibilité.`,
    item: (title, name, price) => `${title} ${chez(name)}${price && `, ${price}`}.`,
    cars: (name, place) =>
      `Autos et camions à vendre ${chez(name)}${place && `, à ${place}`}\u00a0: photos, prix et kilométrage.`,
    car: (car, name, price) => `${car} à vendre ${chez(name)}${price && `, ${price}`}.`,
    menu: (name, place) => `Le menu de ${name}${place && `, à ${place}`}, jour après jour, avec les prix.`,
    book: (name, place) =>
      `Réservez une table ${chez(name)}${place && `, à ${place}`}\u00a0: choisissez un jour et une heure.`,
    events: (name, place) =>
      `Les événements de ${name}${place && `, à ${place}`}\u00a0: dates, heures et lieux.`,
    funerals: (name, place) =>
      `Les avis de ${name}${place && `, à ${place}`}\u00a0: dates, heures et lieux des funérailles.`,
  },
}

/** The words of each language's heads. */
export const pageWords: Record<Locale, PageWords> = { en, fr }

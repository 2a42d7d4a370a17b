import type { Duty } from '@mainstreet/shared/access'
import { bilingual } from '../language/bilingual'

/** What helpers look after, by name and in a sentence. */
export const dutyWords = bilingual({
  en: {
    duties: {
      orders: 'Orders',
      refunds: 'Refunds',
      tables: 'Tables',
      messages: 'Messages',
      notices: 'Events and notices',
      menu: 'Menu and stock',
      texts: 'Texts and pictures',
      figures: 'Figures',
    } satisfies Record<Duty, string>,
    about: {
      orders: 'Packing, sending, correcting and changing orders, and their emails.',
      refunds: 'Giving money back.',
      tables: 'Accepting and moving tables.',
      messages: 'Reading and answering messages.',
      notices: 'Events, death notices and condolences, announcements.',
      menu: 'Items, prices, stock, sales, the menu and vehicles.',
      texts: 'Texts, pictures, hours and time off of the site.',
      figures: 'Sales and visits.',
    } satisfies Record<Duty, string>,
  },
  fr: {
    duties: {
      orders: 'Commandes',
      refunds: 'Remboursements',
      tables: 'Tables',
      messages: 'Messages',
      notices: 'Événements et avis',
      menu: 'Menu et stock',
      texts: 'Textes et images',
      figures: 'Chiffres',
    },
    about: {
      orders: 'Préparer, envoyer, corriger et modifier les commandes, et leurs courriels.',
      refunds: 'Rendre de l’argent.',
      tables: 'Accepter et déplacer les tables.',
      messages: 'Lire les messages et y répondre.',
      notices: 'Événements, avis de décès et condoléances, annonces.',
      menu: 'Articles, prix, stock, soldes, menu et véhicules.',
      texts: 'Textes, images, heures et congés du site.',
      figures: 'Ventes et visites.',
    },
  },
})

import type { roleNames } from '@mainstreet/shared/contracts/account'
import type { CustomerSort, customerStates } from '@mainstreet/shared/contracts/customers'
import { bilingual } from '../../../kit/language/bilingual'

type States = Record<(typeof customerStates)[number], string>
type Roles = Record<(typeof roleNames)[number], string>
type Sorts = Record<CustomerSort, string>

/** The words of the staff's list of customers. */
export const customersWords = bilingual({
  en: {
    title: 'Customers',
    found: (total: number, shown: string) => (total === 1 ? '1 customer' : `${shown} customers`),
    moreThan: (shown: string) => `More than ${shown} customers`,
    search: 'Search customers',
    searchFor: 'Name, domain, town, owner or id',
    filters: { state: 'State', role: 'Role', region: 'Region' },
    anyState: 'Any state',
    anyRole: 'Any role',
    anyRegion: 'Any region',
    order: 'Order',
    states: { published: 'Published', suspended: 'Suspended' } satisfies States,
    roles: {
      Hub: 'Hub',
      Mobile: 'Mobile',
      Events: 'Events',
      Funeral: 'Funeral',
      Automotive: 'Automotive',
      'Sales Flyer': 'Sales Flyer',
      Restaurant: 'Restaurant',
    } satisfies Roles,
    sorts: {
      name: 'By name',
      domain: 'By domain',
      orders: 'Most orders',
      visits: 'Most visits',
      newest: 'Newest',
    } satisfies Sorts,
    columns: {
      name: 'Business',
      domain: 'Domain',
      owner: 'Owner',
      region: 'Region',
      orders: 'Orders, 30 days',
      visits: 'Visits, 30 days',
      state: 'State',
    },
    noOwner: 'Nobody yet',
    andOthers: (name: string, others: number) => `${name} + ${others}`,
    noneFound: 'No customer fits this search.',
    none: 'No customers yet.',
    showAll: 'Show all customers',
    open: 'New business',
  },
  fr: {
    title: 'Clients',
    found: (total, shown) => (total < 2 ? `${shown} client` : `${shown} clients`),
    moreThan: (shown) => `Plus de ${shown} clients`,
    search: 'Rechercher des clients',
    searchFor: 'Nom, domaine, ville, propriétaire, nº',
    filters: { state: 'État', role: 'Rôle', region: 'Région' },
    anyState: 'Tous les états',
    anyRole: 'Tous les rôles',
    anyRegion: 'Toutes les régions',
    order: 'Ordre',
    states: { published: 'Publié', suspended: 'Suspendu' },
    roles: {
      Hub: 'Portail',
      Mobile: 'Mobile',
      Events: 'Événements',
      Funeral: 'Funérailles',
      Automotive: 'Automobiles',
      'Sales Flyer': 'Circulaire',
      Restaurant: 'Restaurant',
    },
    sorts: {
      name: 'Par nom',
      domain: 'Par domaine',
      orders: 'Le plus de commandes',
      visits: 'Le plus de visites',
      newest: 'Les plus récents',
    },
    columns: {
      name: 'Entreprise',
      domain: 'Domaine',
      owner: 'Propriétaire',
      region: 'Région',
      orders: 'Commandes, 30 jours',
      visits: 'Visites, 30 jours',
      state: 'État',
    },
    noOwner: 'Personne encore',
    andOthers: (name, others) => `${name} + ${others}`,
    noneFound: 'Aucun client ne correspond à cette recherche.',
    none: 'Aucun client pour l’instant.',
    showAll: 'Afficher tous les clients',
    open: 'Nouvelle entreprise',
  },
})

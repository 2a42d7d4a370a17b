import { bilingual } from '../../../kit/language/bilingual'

/** What stands above a customer's pages for staff. */
export const customerWords = bilingual({
  en: {
    customer: 'Customer',
    editing: 'You are editing',
    asStaff: 'as staff',
    owners: (count: number): string => (count === 1 ? 'Owner:' : 'Owners:'),
    noOwner: 'Nobody owns this business yet.',
    signedIn: (moment: string) => `last signed in ${moment}`,
    neverSignedIn: 'never signed in',
    states: { published: 'Published', unpublished: 'Not published yet', suspended: 'Suspended' },
    preview: 'Preview Site',
    log: 'Log of changes',
    newTab: '(opens in a new tab)',
    notFoundTitle: 'Customer not found',
    notFound404: '404 – no such customer',
    notFound: 'There is no customer at this address. It may have been removed.',
    notFoundInRegion: 'There is no such customer in this region.',
  },
  fr: {
    customer: 'Client',
    editing: 'Vous modifiez',
    asStaff: 'en tant que membre du personnel',
    owners: (count) => (count === 1 ? 'Propriétaire\u00a0:' : 'Propriétaires\u00a0:'),
    noOwner: 'Cette entreprise n’a pas encore de propriétaire.',
    signedIn: (moment) => `dernière connexion le ${moment}`,
    neverSignedIn: 'jamais connecté',
    states: { published: 'Publié', unpublished: 'Pas encore publié', suspended: 'Suspendu' },
    preview: 'Aperçu du site',
    log: 'Journal des modifications',
    newTab: '(s’ouvre dans un nouvel onglet)',
    notFoundTitle: 'Client introuvable',
    notFound404: '404 – aucun client',
    notFound: 'Il n’y a aucun client à cette adresse. Il a peut-être été supprimé.',
    notFoundInRegion: 'Ce client n’existe pas dans cette région.',
  },
})

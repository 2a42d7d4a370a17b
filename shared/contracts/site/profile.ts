import { all, reads, siteAccess, type Access } from '../../access'
import { fileUrl, flag, id, integer, labelled, oneOf, text } from '../../columns'
import { contract, type RowOf } from '../../contract'
import { homeBlocks, type BlockKey } from '../../rules/site/home-blocks'

/** Access to what uploads make, which visitors read and a helper for texts changes. */
const uploadAccess = <const Field extends string>(writable: readonly Field[]) =>
  ({
    visitor: { methods: reads },
    owner: { methods: ['find', 'get', 'update', 'patch', 'remove'] },
    texts: { methods: ['find', 'get', 'update', 'patch', 'remove'], writable },
  }) satisfies Access<Field>
const order = integer(0, 10_000)
/** Access to a record of which an account has one. */
export const oneToOne = {
  visitor: { methods: reads },
  owner: { methods: ['find', 'get', 'create', 'update', 'patch'] },
} satisfies Access
/** The names that older clients know ids by. */
export const legacyIds = { int_id: 'id', int_customer_id: 'customerId' } as const

/** The blocks of a home page, in their first order. */
export const blockKeys = Object.keys(homeBlocks) as BlockKey[]

/** Blocks of the home page: title, place and whether it shows. */
export const blockContract = contract({
  path: 'profile-blocks',
  name: { en: 'Parts of the page', fr: 'Sections de la page' },
  called: 'block',
  record: {
    id,
    customerId: id,
    block: oneOf(blockKeys),
    title: labelled({ en: 'Title', fr: 'Titre' }, text(120)),
    show: labelled({ en: 'Shown', fr: 'Affichée' }, flag),
    order,
  },
  writable: ['block', 'title', 'show', 'order'],
  translatable: ['title'],
  required: ['block'],
  access: { visitor: { methods: reads }, owner: { methods: all } },
})

/** Links of the site's navigation. */
export const linkContract = contract({
  path: 'profile-links',
  name: { en: 'Links', fr: 'Liens' },
  called: 'text',
  record: {
    id,
    customerId: id,
    text: labelled({ en: 'Text', fr: 'Texte' }, text(80)),
    link: labelled({ en: 'Address', fr: 'Adresse' }, text(500)),
    order,
  },
  writable: ['text', 'link', 'order'],
  translatable: ['text'],
  required: ['text', 'link'],
  access: siteAccess(['text', 'link', 'order', 'translations']),
})

const caption = labelled({ en: 'Caption', fr: 'Légende' }, text(200))
const alt = labelled({ en: 'What is in the picture', fr: 'Ce que montre l’image' }, text(200))

/** Videos of the page, by address; `title` and `poster` are what its host says of it, empty where that is unknown. */
export const videoContract = contract({
  path: 'profile-videos',
  name: { en: 'Videos', fr: 'Vidéos' },
  called: 'title',
  record: { id, customerId: id, link: text(500), caption, title: text(200), poster: fileUrl, order },
  writable: ['link', 'caption', 'order'],
  translatable: ['caption'],
  required: ['link'],
  access: siteAccess(['link', 'caption', 'order', 'translations']),
})

/** Pictures of the gallery; `image` and `thumbnail` are below /assets, `alt` says what is to be seen where the caption does not. */
export const galleryContract = contract({
  path: 'profile-gallery',
  name: { en: 'Gallery', fr: 'Galerie' },
  called: 'caption',
  record: { id, customerId: id, image: fileUrl, thumbnail: fileUrl, caption, alt, order },
  writable: ['caption', 'alt', 'order'],
  translatable: ['caption', 'alt'],
  access: uploadAccess(['caption', 'alt', 'order', 'translations']),
})

/** Files to download. */
export const fileContract = contract({
  path: 'profile-files',
  name: { en: 'Files', fr: 'Fichiers' },
  called: 'str_title',
  record: {
    id,
    customerId: id,
    str_file: fileUrl,
    str_title: labelled({ en: 'Title', fr: 'Titre' }, text(200)),
    int_order: order,
  },
  writable: ['str_title', 'int_order'],
  translatable: ['str_title'],
  aliases: legacyIds,
  access: uploadAccess(['str_title', 'int_order', 'translations']),
})

/** As many notices as a home page can be set to show. */
export const mostNotices = 10

/** As many featured items as a home page can be set to show. */
export const mostFeatured = 5

/** Limits and layouts of the page; the account's id is the record's id. */
export const optionsContract = contract({
  path: 'profile-options',
  name: { en: 'Settings of the page', fr: 'Paramètres de la page' },
  record: {
    id,
    customerId: id,
    restaurantDisplayType: labelled(
      { en: 'Restaurant Display Type', fr: 'Affichage du menu' },
      oneOf(['menu', 'block']),
    ),
    noticeLimit: labelled({ en: 'Notice Limit', fr: 'Nombre d’annonces' }, integer(1, mostNotices)),
    featureLimit: labelled(
      { en: 'Featured Item Limit', fr: 'Nombre d’articles en vedette' },
      integer(3, mostFeatured),
    ),
    showHours: labelled({ en: 'Show Hours', fr: 'Afficher les heures' }, flag),
    /** It says so in place of being closed. */
    answersAnytime: labelled(
      { en: 'We answer the phone at any hour', fr: 'Nous répondons au téléphone à toute heure' },
      flag,
    ),
    facebookLimit: labelled({ en: 'Facebook Limit', fr: 'Nombre de publications Facebook' }, integer(1, 10)),
    facebookDisplay: labelled(
      { en: 'Facebook Display', fr: 'Affichage de Facebook' },
      oneOf(['vertical', 'horizontal']),
    ),
    /** Whether guests may ask for a table on the site of a restaurant. */
    bookings: labelled(
      { en: 'Guests book a table on your site', fr: 'Réservation de tables sur votre site' },
      flag,
    ),
    bookingLeadHours: labelled({ en: 'At least so long before', fr: 'Délai minimal' }, integer(0, 168)),
    bookingDaysAhead: labelled(
      { en: 'At most so far ahead', fr: 'Jusqu’à combien de jours d’avance' },
      integer(1, 60),
    ),
    bookingLargestParty: labelled({ en: 'Largest party', fr: 'Groupe le plus nombreux' }, integer(1, 20)),
    /** Whether visitors and buyers are asked whether they want letters. */
    newsletter: labelled({ en: 'Visitors can subscribe', fr: 'Abonnement des visiteurs' }, flag),
  },
  writable: [
    'restaurantDisplayType',
    'noticeLimit',
    'featureLimit',
    'showHours',
    'answersAnytime',
    'facebookLimit',
    'facebookDisplay',
    'bookings',
    'bookingLeadHours',
    'bookingDaysAhead',
    'bookingLargestParty',
    'newsletter',
  ],
  access: oneToOne,
})

export type ProfileBlock = RowOf<typeof blockContract>
export type ProfileLink = RowOf<typeof linkContract>
export type ProfileVideo = RowOf<typeof videoContract>
export type GalleryImage = RowOf<typeof galleryContract>
export type ProfileFile = RowOf<typeof fileContract>
export type ProfileOptions = RowOf<typeof optionsContract>

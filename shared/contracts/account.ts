import { maxPhoneLength } from '../rules/phone'
import { Type } from '@sinclair/typebox'
import { eachDuty, all, reads } from '../access'
import {
  percent,
  filledText,
  fileUrl,
  flag,
  id,
  integer,
  labelled,
  nullable,
  oneOf,
  richText,
  text,
} from '../columns'
import { contract, type RowOf } from '../contract'
import { locales } from '../rules/language'
import { anyPhone } from '../spellings'
import { columnsFor, labelledKeys } from './marketplace/provider-keys'

/** 1: published. Any other number is seen by staff and its owner only. */
export const publishedStatus = 1

/** 2: a new business that its owner has not published yet. */
export const unpublishedStatus = 2

/** 3: suspended by staff, as any number but the two before. */
export const suspendedStatus = 3

/** The places of an account that works: what runs beside the calls pauses in all others. */
export const openStatuses: readonly number[] = [publishedStatus, unpublishedStatus]

/** Where a site stands, by its account's status. */
export const siteStateOf = (status: number): 'published' | 'unpublished' | 'suspended' => {
  if (status === publishedStatus) return 'published'
  return status === unpublishedStatus ? 'unpublished' : 'suspended'
}

/** An e-mail address, or nothing. */
export const emailOrNone = Type.String({
  maxLength: 254,
  pattern: '^$|^[^\\s@,;<>()"]+@[^\\s@,;<>()"]+\\.[^\\s@,;<>()"]+$',
})

/** What an account can have beside its page; the wire's `Rolename`. */
export const roleNames = [
  'Hub',
  'Mobile',
  'Events',
  'Funeral',
  'Automotive',
  'Sales Flyer',
  'Restaurant',
] as const

const publishableColumns = columnsFor('publishableKey')

/** Columns an owner fills in; staff may also write those that tie the account to the platform. */
const ownFields = [
  'str_company_name',
  'str_title',
  'str_description',
  'str_address1',
  'str_address2',
  'str_city',
  'str_province',
  'str_pcode',
  'str_country',
  'str_contact_name',
  'str_phone',
  'str_mobile',
  'str_fax',
  'str_tollfree',
  'str_email',
  'str_facebook',
  'str_instagram',
  'str_twitter',
  'str_youtube',
  'str_linkedin',
  'facebookPixelId',
  'str_mobile_url',
  'str_services',
  'str_content_area_title',
  'str_content_area_content',
  'bol_ao_show_payment_calc',
  'bol_ao_show_price_area',
  'flt_ao_payment_rate',
  'int_ao_payment_term',
  ...publishableColumns,
  'timezone',
  'language',
  'bilingual',
  'translations',
  'headerFocusX',
  'headerFocusY',
] as const

/**
 * What a helper for texts fills in: what visitors read. Left to owners are the mailbox of the business, keys and pixel,
 * the calculator, and what decides more than a text: province and country (taxes), time zone (days of the books), languages.
 */
const contentFields = [
  'str_company_name',
  'str_title',
  'str_description',
  'str_address1',
  'str_address2',
  'str_city',
  'str_pcode',
  'str_phone',
  'str_mobile',
  'str_fax',
  'str_tollfree',
  'str_facebook',
  'str_instagram',
  'str_twitter',
  'str_youtube',
  'str_linkedin',
  'str_mobile_url',
  'str_services',
  'str_content_area_title',
  'str_content_area_content',
  'translations',
  'headerFocusX',
  'headerFocusY',
] as const

const platformFields = [
  'str_domain',
  'region',
  'int_status_id',
  'roles',
  'catalogEnabled',
  'ecommerceEnabled',
  'marketplaceEnabled',
] as const

/** A business on the platform: the tenant every other record belongs to. */
export const accountContract = contract({
  path: 'account',
  name: { en: 'Business', fr: 'Entreprise' },
  called: 'str_company_name',
  record: {
    id,
    str_domain: text(253),
    region: text(12),
    timezone: labelled({ en: 'Time Zone', fr: 'Fuseau horaire' }, text(64)),
    language: labelled({ en: 'Language of the Site', fr: 'Langue du site' }, oneOf(locales)),
    /** Whether its texts are given in the other language too. */
    bilingual: labelled({ en: 'Texts in French and English', fr: 'Textes en français et en anglais' }, flag),
    int_status_id: labelled({ en: 'Status', fr: 'Statut' }, integer(0, 100)),
    roles: Type.Array(oneOf(roleNames), { uniqueItems: true }),
    catalogEnabled: flag,
    ecommerceEnabled: flag,
    marketplaceEnabled: flag,
    str_company_name: labelled({ en: 'Name', fr: 'Nom' }, filledText(120)),
    str_title: labelled({ en: 'Slogan', fr: 'Slogan' }, text(200)),
    str_description: labelled({ en: 'Description', fr: 'Description' }, richText()),
    str_address1: labelled({ en: 'Address', fr: 'Adresse' }, text(120)),
    str_address2: labelled({ en: 'Address Line 2', fr: 'Adresse, ligne 2' }, text(120)),
    str_city: labelled({ en: 'City', fr: 'Ville' }, text(80)),
    str_province: labelled({ en: 'Province', fr: 'Province' }, text(40)),
    str_pcode: labelled({ en: 'Postal Code', fr: 'Code postal' }, text(12)),
    str_country: labelled({ en: 'Country', fr: 'Pays' }, text(40)),
    str_contact_name: labelled({ en: 'Contact Name', fr: 'Personne-ressource' }, text(120)),
    str_phone: labelled({ en: 'Phone', fr: 'Téléphone' }, text(maxPhoneLength)),
    str_mobile: labelled({ en: 'Mobile', fr: 'Cellulaire' }, text(maxPhoneLength)),
    str_fax: labelled({ en: 'Fax', fr: 'Télécopieur' }, text(maxPhoneLength)),
    str_tollfree: labelled({ en: 'Toll Free', fr: 'Sans frais' }, text(maxPhoneLength)),
    str_email: labelled({ en: 'Email', fr: 'Courriel' }, emailOrNone),
    str_facebook: labelled({ en: 'Facebook', fr: 'Facebook' }, text(200)),
    str_instagram: labelled({ en: 'Instagram', fr: 'Instagram' }, text(200)),
    str_twitter: labelled({ en: 'X (Twitter)', fr: 'X (Twitter)' }, text(200)),
    str_youtube: labelled({ en: 'YouTube', fr: 'YouTube' }, text(200)),
    str_linkedin: labelled({ en: 'LinkedIn', fr: 'LinkedIn' }, text(200)),
    facebookPixelId: labelled({ en: 'Facebook Pixel ID', fr: 'Identifiant du pixel Facebook' }, text(32)),
    str_mobile_url: labelled({ en: 'Mobile URL', fr: 'Adresse mobile' }, text(500)),
    str_logo_image: fileUrl,
    str_header_image: fileUrl,
    /** The point of the header picture that stays in view however it is cut, in hundredths of its width and height. */
    headerFocusX: integer(0, 100),
    headerFocusY: integer(0, 100),
    /** A service a line. */
    str_services: labelled({ en: 'Services', fr: 'Services' }, text(4000)),
    str_content_area_title: labelled({ en: 'Title', fr: 'Titre' }, text(200)),
    str_content_area_content: labelled({ en: 'Text', fr: 'Texte' }, richText()),
    bol_ao_show_payment_calc: labelled(
      { en: 'Show Payment Calculator', fr: 'Afficher le calculateur de paiements' },
      flag,
    ),
    bol_ao_show_price_area: labelled({ en: 'Show Price Area', fr: 'Afficher le prix' }, flag),
    flt_ao_payment_rate: labelled({ en: 'Interest Rate', fr: 'Taux d’intérêt' }, percent),
    int_ao_payment_term: labelled({ en: 'Term', fr: 'Durée' }, nullable(integer(1, 600))),
    ...labelledKeys(publishableColumns, text(200)),
  },
  writable: [...ownFields, ...platformFields],
  required: ['str_company_name'],
  aliases: { int_id: 'id', customerId: 'id', regionId: 'region', str_twitter_id: 'str_twitter' },
  tenantColumn: 'id',
  lookups: ['str_domain'],
  translatable: [
    'str_title',
    'str_description',
    'str_services',
    'str_content_area_title',
    'str_content_area_content',
  ],
  spellings: { str_phone: anyPhone, str_mobile: anyPhone, str_fax: anyPhone, str_tollfree: anyPhone },
  access: {
    visitor: {
      methods: reads,
      rows: { int_status_id: publishedStatus },
      hides: ['str_contact_name', 'int_status_id'],
    },
    owner: { methods: ['find', 'get', 'update', 'patch'], writable: ownFields },
    ...eachDuty({ methods: reads }),
    texts: { methods: ['find', 'get', 'update', 'patch'], writable: contentFields },
    staff: { methods: all },
  },
})

export type Account = RowOf<typeof accountContract>

import { Type } from '@sinclair/typebox'
import { all, reads } from '../access'
import {
  dollars,
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

/** 1: published. Any other number: suspended, seen by staff and its owner only. */
export const publishedStatus = 1

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
  'stripePublicKey',
  'stripeTestPublishKey',
  'timezone',
  'language',
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
  record: {
    id,
    str_domain: text(253),
    region: text(12),
    timezone: text(64),
    language: oneOf(locales),
    int_status_id: integer(0, 100),
    roles: Type.Array(oneOf(roleNames), { uniqueItems: true }),
    catalogEnabled: flag,
    ecommerceEnabled: flag,
    marketplaceEnabled: flag,
    str_company_name: filledText(120),
    str_title: text(200),
    str_description: richText(),
    str_address1: text(120),
    str_address2: text(120),
    str_city: text(80),
    str_province: text(40),
    str_pcode: text(12),
    str_country: text(40),
    str_contact_name: text(120),
    str_phone: text(14),
    str_mobile: text(14),
    str_fax: text(14),
    str_tollfree: text(14),
    str_email: emailOrNone,
    str_facebook: text(200),
    str_instagram: text(200),
    str_twitter: text(200),
    str_youtube: text(200),
    str_linkedin: text(200),
    facebookPixelId: text(32),
    str_mobile_url: text(500),
    str_logo_image: fileUrl,
    str_header_image: fileUrl,
    str_services: text(4000),
    str_content_area_title: text(200),
    str_content_area_content: richText(),
    bol_ao_show_payment_calc: labelled(
      { en: 'Show Payment Calculator', fr: 'Afficher la calculatrice' },
      flag,
    ),
    bol_ao_show_price_area: labelled({ en: 'Show Price Area', fr: 'Afficher le prix' }, flag),
    flt_ao_payment_rate: labelled({ en: 'Interest Rate', fr: 'Taux d’intérêt' }, dollars),
    int_ao_payment_term: labelled({ en: 'Term', fr: 'Durée' }, nullable(integer(1, 600))),
    stripePublicKey: labelled({ en: 'Publishable Key', fr: 'Clé publique' }, text(200)),
    stripeTestPublishKey: labelled({ en: 'Test Publishable Key', fr: 'Clé publique d’essai' }, text(200)),
  },
  writable: [...ownFields, ...platformFields],
  required: ['str_company_name'],
  aliases: { int_id: 'id', customerId: 'id', regionId: 'region', str_twitter_id: 'str_twitter' },
  tenant: 'id',
  lookups: ['str_domain'],
  access: {
    visitor: {
      methods: reads,
      rows: { int_status_id: publishedStatus },
      hides: ['str_contact_name', 'int_status_id'],
    },
    owner: { methods: ['find', 'get', 'update', 'patch'], writable: ownFields },
    staff: { methods: all },
  },
})

export type Account = RowOf<typeof accountContract>

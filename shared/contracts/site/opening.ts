import { Type } from '@sinclair/typebox'
import { filledText, id, labelled, oneOf, text } from '../../columns'
import { operation } from '../../operation'
import { anyPhone } from '../../spellings'
import { accountContract, emailOrNone } from '../account'

/** What a new business can be: each has a starter in both languages. */
export const businessSectors = [
  'shop',
  'restaurant',
  'cafe',
  'cars',
  'services',
  'beauty',
  'events',
  'funerals',
] as const
export type BusinessSector = (typeof businessSectors)[number]

const column = accountContract.record.properties

const openBusinessInput = Type.Object(
  {
    str_company_name: column.str_company_name,
    sector: labelled({ en: 'What it is', fr: 'Genre d’entreprise' }, oneOf(businessSectors)),
    str_address1: Type.Optional(column.str_address1),
    str_city: labelled({ en: 'City', fr: 'Ville' }, filledText(80)),
    str_province: labelled({ en: 'Province', fr: 'Province' }, filledText(40)),
    str_pcode: Type.Optional(column.str_pcode),
    str_country: Type.Optional(column.str_country),
    /** Guessed from the address where it is not given. */
    timezone: Type.Optional(column.timezone),
    str_contact_name: Type.Optional(column.str_contact_name),
    str_phone: Type.Optional(column.str_phone),
    str_email: Type.Optional(column.str_email),
    language: column.language,
    /** A domain, or a free address below the platform's host; suggested from the name where it is not given. */
    str_domain: Type.Optional(labelled({ en: 'Web address', fr: 'Adresse Web' }, text(253))),
    /** Whom staff open it for: an invitation is mailed there. */
    ownerEmail: Type.Optional(
      labelled({ en: 'Email of the owner', fr: 'Courriel du propriétaire' }, emailOrNone),
    ),
  },
  { additionalProperties: false },
)

/** Opens a business from five answers: its account and its sector's starter, all or nothing. For staff, and once for who has accepted an invitation to open one. */
export const openBusiness = operation<{
  ok: true
  customerId: number
  /** The host name it got; empty where there was none to give. */
  str_domain: string
  /** Whether its owner was invited by mail. */
  isInvited: boolean
}>()({
  path: 'open-business',
  input: openBusinessInput,
  spellings: { str_phone: anyPhone },
  access: ['owner', 'staff'],
})

/** Suggests a free address below the platform's host from a business's name; empty where the platform has no host. */
export const suggestAddress = operation<{ ok: true; str_domain: string }>()({
  path: 'suggest-address',
  input: Type.Object({ str_company_name: text(120) }, { additionalProperties: false }),
  access: ['owner', 'staff'],
})

/** What of a starter is an example: rows of a service, a text of the account, or the hours. */
export const exampleKinds = [
  'market-items',
  'market-categories',
  'restaurant',
  'automotive',
  'events',
  'funerals',
  'profile-gallery',
  'str_header_image',
  'str_title',
  'str_description',
  'str_services',
  'str_content_area_content',
  'hours',
] as const
export type ExampleKind = (typeof exampleKinds)[number]

/** An example that is still there. */
export interface Example {
  kind: ExampleKind
  /** The row it is; null for texts and hours. */
  rowId: number | null
  /** What it is called; empty for texts and hours. */
  name: string
  /** It was changed since, so it counts as own and stays. */
  isEdited: boolean
  /** Visitors see it, or will when the site is published. */
  isPublic: boolean
}

/** What a site needs before it is published. */
export const publishNeeds = ['address', 'contact', 'content'] as const
export type PublishNeed = (typeof publishNeeds)[number]

/** Where a site stands between opening and publishing. */
export interface OpeningState {
  ok: true
  siteState: 'published' | 'unpublished' | 'suspended'
  /** What is missing before it can be published. */
  missing: PublishNeed[]
  /** On some day it is open, or by appointment; without, visitors read nothing of hours. */
  hasHours: boolean
  /** Who is mailed of orders and tables. */
  ordersTo: readonly string[]
  /** Who is mailed of messages and condolences. */
  messagesTo: readonly string[]
  examples: Example[]
}

const ofAccount = { customerId: id }

/** What an account has of its starter, and what is missing before it is published. */
export const openingState = operation<OpeningState>()({
  path: 'opening-state',
  input: Type.Object(ofAccount, { additionalProperties: false }),
  access: ['owner', 'staff'],
})

/** Removes every example that nobody has changed; the others are own from then on. */
export const removeExamples = operation<{ ok: true; removed: number; kept: number }>()({
  path: 'remove-examples',
  input: Type.Object(ofAccount, { additionalProperties: false }),
  access: ['owner', 'staff'],
})

/** Publishes a site or takes it back; 409 while it is suspended, incomplete, or examples would show, unless `examples` says what becomes of them. */
export const publishSite = operation<{ ok: true; siteState: OpeningState['siteState'] }>()({
  path: 'publish-site',
  input: Type.Object(
    {
      ...ofAccount,
      publish: Type.Optional(Type.Boolean()),
      examples: Type.Optional(oneOf(['remove', 'keep'])),
    },
    { additionalProperties: false },
  ),
  access: ['owner', 'staff'],
})

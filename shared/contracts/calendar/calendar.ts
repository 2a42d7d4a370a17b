import type { ColumnProblems, ColumnRule } from '../../column-rules'
import { refusal } from '../../refusals/refusal'
import { spanRule } from '../../rules/time/span-rule'
import { Type } from '@sinclair/typebox'
import { all, everyone, reads } from '../../access'
import {
  day,
  filledText,
  fileUrl,
  flag,
  id,
  integer,
  labelled,
  moment,
  nullable,
  oneOf,
  richText,
  text,
} from '../../columns'
import { contract, type RowOf } from '../../contract'
import { operation } from '../../operation'

/** The most people who say at once that they come. */
export const maxGuests = 20

/** draft: its business alone sees it. public: everybody does, and calendars that follow it. */
export const entryStatuses = ['public', 'draft'] as const

const record = {
  id,
  customerId: id,
  status: labelled({ en: 'Status', fr: 'Statut' }, oneOf(entryStatuses)),
  startsAt: labelled({ en: 'Begins', fr: 'Début' }, nullable(moment)),
  endsAt: labelled({ en: 'Ends', fr: 'Fin' }, nullable(moment)),
  allDay: labelled({ en: 'All day', fr: 'Toute la journée' }, flag),
  location: labelled({ en: 'Place', fr: 'Lieu' }, text(200)),
  image: fileUrl,
  cancelled: labelled({ en: 'Cancelled', fr: 'Annulé' }, flag),
  /** What calendars know the entry by, whatever its address. */
  uid: text(100),
  /** Raised by every change that people have to know who have it in their calendar. */
  sequence: integer(0, 2_147_483_647),
  updatedAt: moment,
}
const writable = [
  'name',
  'status',
  'description',
  'location',
  'startsAt',
  'endsAt',
  'allDay',
  'link',
  'cancelled',
] as const
/** Takes the picture away; an upload puts one there. */
const body = { withoutPicture: Type.Optional(flag) }
const translatable = ['name', 'description', 'location'] as const
const aliases = { int_id: 'id', int_customer_id: 'customerId' } as const
const ofFunerals = [
  'bornOn',
  'diedOn',
  'visitationAt',
  'visitationUntil',
  'visitationPlace',
  'moreVisitations',
  'alt',
  'takesCondolences',
  'flowersCategoryId',
] as const
const accessTo = <const Field extends string>(writable: readonly Field[]) => ({
  visitor: { methods: reads, rows: { status: 'public' } },
  owner: { methods: all },
  notices: { methods: all, writable },
})
/** What of both a helper for notices fills in. */
const contentColumns = [
  'name',
  'status',
  'description',
  'location',
  'startsAt',
  'endsAt',
  'allDay',
  'link',
  'cancelled',
  'withoutPicture',
  'translations',
] as const

const visitationWords = {
  from: { en: 'Visitation from', fr: 'Visites à partir de' },
  until: { en: 'Visitation until', fr: 'Visites jusqu’à' },
  place: { en: 'Place of the Visitation', fr: 'Lieu des visites' },
}

const visitation = Type.Object(
  {
    startsAt: labelled(visitationWords.from, nullable(moment)),
    endsAt: labelled(visitationWords.until, nullable(moment)),
    place: labelled(visitationWords.place, text(200)),
  },
  { additionalProperties: false },
)

/** What the business holds. */
export const eventContract = contract({
  path: 'events',
  name: { en: 'Events', fr: 'Événements' },
  called: 'name',
  record: {
    ...record,
    name: labelled({ en: 'Name', fr: 'Nom' }, filledText(160)),
    description: labelled({ en: 'What it is', fr: 'De quoi il s’agit' }, richText(20_000)),
    link: labelled({ en: 'Link', fr: 'Lien' }, text(500)),
    /** Whether visitors say that they come. */
    takesGuests: labelled({ en: '“I come” on the page', fr: '« J’y serai » sur la page' }, flag),
    /** How many have said so. */
    coming: labelled({ en: 'People who come', fr: 'Personnes attendues' }, integer(0, 1_000_000)),
  },
  writable: [...writable, 'takesGuests'],
  translatable,
  required: ['name'],
  rules: [spanRule('startsAt', 'endsAt')],
  body,
  aliases,
  access: accessTo([...contentColumns, 'takesGuests']),
})

/** Nobody dies before they were born. */
const daysOfLife: ColumnRule = {
  of: ['bornOn', 'diedOn'],
  check: ({ bornOn, diedOn }): ColumnProblems =>
    bornOn && diedOn && String(diedOn) < String(bornOn) ? { diedOn: refusal('before-birth') } : {},
}

/** Services of a funeral home: whom they are for, when one can visit, and the service itself. */
export const funeralContract = contract({
  path: 'funerals',
  name: { en: 'Funerals', fr: 'Avis de décès' },
  called: 'name',
  record: {
    ...record,
    name: labelled({ en: 'Name of the Deceased', fr: 'Nom de la personne défunte' }, filledText(160)),
    description: labelled({ en: 'Obituary', fr: 'Avis de décès' }, richText(20_000)),
    link: labelled({ en: 'Livestream', fr: 'Diffusion en direct' }, text(500)),
    bornOn: labelled({ en: 'Born', fr: 'Naissance' }, nullable(day)),
    diedOn: labelled({ en: 'Died', fr: 'Décès' }, nullable(day)),
    visitationAt: labelled(visitationWords.from, nullable(moment)),
    visitationUntil: labelled(visitationWords.until, nullable(moment)),
    visitationPlace: labelled(visitationWords.place, text(200)),
    /** The times of visitation after the first, in their order; each has a beginning. */
    moreVisitations: Type.Array(visitation, { maxItems: 5 }),
    /** What the portrait shows, for who does not see it. */
    alt: labelled({ en: 'The picture in words', fr: 'L’image en mots' }, text(300)),
    takesCondolences: labelled({ en: 'Condolences', fr: 'Condoléances' }, flag),
    /** How many candles visitors have lit. */
    candles: labelled({ en: 'Candles', fr: 'Bougies' }, integer(0, 1_000_000)),
    /** The category of the home's shop that flowers for this funeral are in. */
    flowersCategoryId: labelled(
      { en: 'Flowers from your shop', fr: 'Fleurs de votre boutique' },
      nullable(id),
    ),
    /** Whether there are some in it now. */
    hasFlowers: flag,
  },
  computed: ['hasFlowers'],
  writable: [...writable, ...ofFunerals],
  translatable: ['description'],
  required: ['name'],
  rules: [spanRule('startsAt', 'endsAt'), spanRule('visitationAt', 'visitationUntil'), daysOfLife],
  body,
  aliases,
  access: accessTo([...contentColumns, ...ofFunerals]),
})

export type CalendarEvent = RowOf<typeof eventContract>
export type Funeral = RowOf<typeof funeralContract>
/** An entry of either calendar. */
export type CalendarEntry = CalendarEvent | Funeral

/** A browser's own, made up there; it holds no person. */
const key = Type.String({ pattern: '^[0-9a-f]{8}(-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$' })

/** Says how many of a visitor's come to an event, or that nobody does; answers how many come in all. */
export const comeToEvent = operation<{ ok: true; coming: number }>()({
  path: 'come-to-event',
  input: Type.Object({ id, key, people: integer(0, maxGuests) }, { additionalProperties: false }),
  access: everyone,
})

/** Lights a candle for whom a notice is for, once a browser; answers how many burn. */
export const lightCandle = operation<{ ok: true; candles: number }>()({
  path: 'light-candle',
  input: Type.Object({ id, key }, { additionalProperties: false }),
  access: everyone,
})

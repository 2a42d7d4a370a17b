import { Type } from '@sinclair/typebox'
import { all } from '../../access'
import { dollars, filledText, id, integer, labelled, nullable, oneOf, text } from '../../columns'
import { contract, type RowOf } from '../../contract'
import { zoneBases, zoneWays } from '../../rules/shipping/zones'

/** The most steps of a zone, and of how many grams or pieces one can be. */
export const maxRateSteps = 20
const maxStep = 1_000_000

const step = Type.Object({ upTo: integer(1, maxStep), price: dollars }, { additionalProperties: false })

/** To which places a shop sends or brings, and for how much: the first zone of a way that an address is in counts. */
export const shippingZoneContract = contract({
  path: 'shipping-zones',
  name: { en: 'Zones of shipping and delivery', fr: 'Zones d’expédition et de livraison' },
  called: 'name',
  record: {
    id,
    customerId: id,
    /** Whether a parcel goes, or the shop itself. */
    way: labelled({ en: 'Way', fr: 'Mode' }, oneOf(zoneWays)),
    name: labelled({ en: 'Name', fr: 'Nom' }, filledText(80)),
    /** Countries, provinces and states, and how postal codes begin, with commas between; empty is everywhere. */
    places: labelled({ en: 'Where', fr: 'Où' }, text(2000)),
    basis: labelled({ en: 'Priced by', fr: 'Tarif selon' }, oneOf(zoneBases)),
    /** Up to so many grams or pieces, so many dollars; the lowest first. */
    steps: labelled({ en: 'Steps', fr: 'Paliers' }, Type.Array(step, { maxItems: maxRateSteps })),
    /** Of every order, or beyond the last step. */
    price: labelled({ en: 'Price', fr: 'Prix' }, dollars),
    freeFrom: labelled({ en: 'Free from', fr: 'Gratuit dès' }, nullable(dollars)),
    minimum: labelled({ en: 'Smallest order', fr: 'Commande minimale' }, dollars),
    order: integer(0, 10_000),
  },
  writable: ['way', 'name', 'places', 'basis', 'steps', 'price', 'freeFrom', 'minimum', 'order'],
  required: ['way', 'name'],
  access: { owner: { methods: all } },
})

export type ShippingZone = RowOf<typeof shippingZoneContract>

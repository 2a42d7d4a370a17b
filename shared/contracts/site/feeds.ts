import { Type } from '@sinclair/typebox'
import { id } from '../../columns'
import { operation } from '../../operation'

/** Where the catalogues of a site are read by others, below its address. */
export const feedPaths = {
  google: '/feeds/google.xml',
  meta: '/feeds/meta.csv',
  vehicles: '/feeds/vehicles.csv',
} as const

/** One of them. */
export type Feed = keyof typeof feedPaths

/** What may be missing of a thing or a vehicle. */
export type FeedGap =
  'picture' | 'price' | 'description' | 'brand' | 'gtin' | 'condition' | 'vin' | 'mileage' | 'stockNo'

/** Without these, no reader takes an entry: it is left out. */
export const neededInFeeds: readonly FeedGap[] = ['picture', 'price']

/** A thing or a vehicle that lacks something. */
export interface FeedLack {
  id: number
  title: string
  missing: FeedGap[]
}

/** How one kind stands in the catalogues for others. */
export interface FeedState {
  /** How many stand in the feed: each variation of a thing is one. */
  listed: number
  /** How many things or vehicles lack something. */
  lacking: number
  /** The first of them, those that are left out before the others. */
  lacks: FeedLack[]
}

/** So many lacks are told at most. */
export const maxFeedLacks = 200

/** What is missing of an account's things and vehicles in the catalogues for others. */
export const feedCheck = operation<{ ok: true; products: FeedState; vehicles: FeedState }>()({
  path: 'feed-check',
  input: Type.Object({ customerId: id }, { additionalProperties: false }),
  access: ['owner', 'staff', 'integrator'],
  onlyReads: true,
})

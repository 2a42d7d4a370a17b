import type { Locale } from '../language'

/** The kinds of body a car can have, as they are stored; empty where nobody has said. */
export const carBodies = [
  '',
  'Sedan',
  'Hatchback',
  'Wagon',
  'SUV',
  'Pickup',
  'Minivan',
  'Van',
  'Coupe',
  'Convertible',
  'Other',
] as const

/** A kind of body. */
export type CarBody = (typeof carBodies)[number]

const french: Record<Exclude<CarBody, ''>, string> = {
  Sedan: 'Berline',
  Hatchback: 'Hayon',
  Wagon: 'Familiale',
  SUV: 'VUS',
  Pickup: 'Camionnette',
  Minivan: 'Fourgonnette',
  Van: 'Fourgon',
  Coupe: 'Coupé',
  Convertible: 'Décapotable',
  Other: 'Autre',
}

/** A kind of body as people call it. */
export const bodyName = (body: CarBody, locale: Locale): string =>
  body !== '' && locale === 'fr' ? french[body] : body

/** Whether a car is new, as it is stored; empty where nobody has said. */
export const carConditions = ['', 'new', 'used'] as const

/** What a list of cars can be narrowed to by its transmission. */
export const gearKinds = ['automatic', 'manual'] as const

/** A kind of transmission. */
export type GearKind = (typeof gearKinds)[number]

/** The orders a list of cars can be read in; the first is the usual one. Cars that are sold always stand last. */
export const carSorts = ['newest', 'cheapest', 'dearest', 'youngest', 'freshest'] as const

/** An order of a list of cars. */
export type CarSort = (typeof carSorts)[number]

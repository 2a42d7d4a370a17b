import { operation } from '../operation'
import { Type } from '@sinclair/typebox'
import { all, reads, everyone } from '../access'
import {
  dollars,
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
} from '../columns'
import { contract, type RowOf, type WriteOf } from '../contract'
import { carBodies, carConditions, carSorts, gearKinds } from '../rules/cars/car-lists'
import { maxSearchText, maxSearchTitle, searchLabels } from '../rules/site/search-texts'
import { digits } from '../spellings'

/** Pictures of a car, one of them primary; `image` is below /assets, made by the server, or on the dealers' host of pictures. */
export const carImageContract = contract({
  path: 'automotive-images',
  name: { en: 'Pictures of cars', fr: 'Photos des voitures' },
  record: { id, customerId: id, itemId: id, image: fileUrl, isPrimary: flag, order: integer(0, 10_000) },
  writable: ['isPrimary', 'order'],
  access: {
    visitor: { methods: reads },
    owner: { methods: ['find', 'get', 'update', 'patch', 'remove'] },
    menu: { methods: ['find', 'get', 'update', 'patch', 'remove'], writable: ['isPrimary', 'order'] },
  },
  parent: { path: 'automotive', key: 'itemId' },
})

const year = integer(1885, 2100)

/** draft: only the owner sees it. public: on the site, sold or not. */
export const carStatuses = ['draft', 'public'] as const

/** Cars for sale. An absent price reads "Call for Price". */
export const automotiveContract = contract({
  path: 'automotive',
  name: { en: 'Cars', fr: 'Voitures' },
  record: {
    id,
    customerId: id,
    status: labelled({ en: 'Status', fr: 'Statut' }, oneOf(carStatuses)),
    year: labelled({ en: 'Year', fr: 'Année' }, year),
    make: labelled({ en: 'Make', fr: 'Marque' }, filledText(60)),
    model: labelled({ en: 'Model', fr: 'Modèle' }, filledText(60)),
    trim: labelled({ en: 'Trim', fr: 'Version' }, text(60)),
    body: labelled({ en: 'Body', fr: 'Carrosserie' }, oneOf(carBodies)),
    condition: labelled({ en: 'Condition', fr: 'État' }, oneOf(carConditions)),
    color: labelled({ en: 'Colour', fr: 'Couleur' }, text(40)),
    cylinder: labelled({ en: 'Cylinders', fr: 'Cylindres' }, text(20)),
    displacement: labelled({ en: 'Displacement', fr: 'Cylindrée' }, text(20)),
    drivetrain: labelled({ en: 'Drivetrain', fr: 'Rouage d’entraînement' }, text(20)),
    stockNo: labelled({ en: 'Stock number', fr: 'Numéro d’inventaire' }, text(40)),
    vin: labelled({ en: 'VIN', fr: 'NIV' }, text(20)),
    mileage: labelled({ en: 'Mileage', fr: 'Kilométrage' }, nullable(integer(0, 5_000_000))),
    transmission: labelled({ en: 'Transmission', fr: 'Transmission' }, text(40)),
    description: labelled({ en: 'Description', fr: 'Description' }, richText()),
    price: labelled({ en: 'Price', fr: 'Prix' }, nullable(dollars)),
    specialPrice: labelled({ en: 'Special price', fr: 'Prix spécial' }, nullable(dollars)),
    altPrice: labelled({ en: 'Words for the price', fr: 'Prix en mots' }, text(60)),
    paymentType: labelled({ en: 'Payment', fr: 'Paiement' }, text(40)),
    sold: labelled({ en: 'Sold', fr: 'Vendu' }, flag),
    featured: labelled({ en: 'Featured', fr: 'En vedette' }, flag),
    metaTitle: labelled(searchLabels.title, text(maxSearchTitle)),
    metaDescription: labelled(searchLabels.text, text(maxSearchText)),
    createdAt: moment,
    images: Type.Array(carImageContract.record),
  },
  writable: [
    'status',
    'year',
    'make',
    'model',
    'trim',
    'body',
    'condition',
    'color',
    'cylinder',
    'displacement',
    'drivetrain',
    'stockNo',
    'vin',
    'mileage',
    'transmission',
    'description',
    'price',
    'specialPrice',
    'altPrice',
    'paymentType',
    'sold',
    'featured',
    'metaTitle',
    'metaDescription',
  ],
  required: ['year', 'make', 'model'],
  translatable: ['description', 'metaTitle', 'metaDescription'],
  embeds: { images: carImageContract },
  searchable: true,
  /** A make in any case, a kind of gears, the asked price in dollars, an order of the list, and only the first car of each make or body. */
  filters: {
    make: text(60),
    gears: oneOf(gearKinds),
    yearFrom: year,
    yearTo: year,
    priceFrom: dollars,
    priceTo: dollars,
    order: oneOf(carSorts),
    firstOf: oneOf(['make', 'body']),
  },
  access: {
    visitor: { methods: reads, rows: { status: 'public' } },
    owner: { methods: all },
    menu: {
      methods: all,
      writable: [
        'status',
        'year',
        'make',
        'model',
        'trim',
        'body',
        'condition',
        'color',
        'cylinder',
        'displacement',
        'drivetrain',
        'stockNo',
        'vin',
        'mileage',
        'transmission',
        'description',
        'price',
        'specialPrice',
        'altPrice',
        'paymentType',
        'sold',
        'featured',
        'metaTitle',
        'metaDescription',
        'translations',
      ],
    },
  },
})

/** The features an account's cars can be filtered by; none are stored, so the list is empty. */
export const automotiveFeaturesOperation = operation<{ ok: true; features: string[] }>()({
  path: 'get-automotive-features',
  input: Type.Object({ id }, { additionalProperties: false }),
  spellings: { id: digits },
  access: everyone,
})

export type Car = RowOf<typeof automotiveContract>
export type CarWrite = WriteOf<typeof automotiveContract>
export type CarImage = RowOf<typeof carImageContract>

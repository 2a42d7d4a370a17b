import { Type } from '@sinclair/typebox'
import { all, reads } from '../access'
import { dollars, filledText, flag, id, integer, moment, nullable, richText, text } from '../columns'
import { contract, operation, type RowOf } from '../contract'
import { digits } from '../spellings'

/** A picture of a car; one of them is primary. */
export const carImage = Type.Object({
  id,
  itemId: id,
  image: text(300),
  isPrimary: flag,
  order: integer(0, 10_000),
})

/** Cars for sale. An absent price reads "Call for Price". */
export const automotiveContract = contract({
  path: 'automotive',
  record: {
    id,
    customerId: id,
    year: integer(1885, 2100),
    make: filledText(60),
    model: filledText(60),
    trim: text(60),
    color: text(40),
    cylinder: text(20),
    displacement: text(20),
    drivetrain: text(20),
    stockNo: text(40),
    vin: text(20),
    mileage: nullable(integer(0, 5_000_000)),
    transmission: text(40),
    description: richText(),
    price: nullable(dollars),
    specialPrice: nullable(dollars),
    altPrice: text(60),
    paymentType: text(40),
    sold: flag,
    featured: flag,
    createdAt: moment,
    images: Type.Array(carImage),
  },
  writable: [
    'year',
    'make',
    'model',
    'trim',
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
  ],
  required: ['year', 'make', 'model'],
  computed: ['images'],
  access: { visitor: { methods: reads }, owner: { methods: all } },
})

/** The features an account's cars can be filtered by; none are stored, so the list is empty. */
export const automotiveFeaturesOperation = operation<{ ok: true; features: string[] }>()({
  path: 'get-automotive-features',
  input: Type.Object({ id }, { additionalProperties: false }),
  spellings: { id: digits },
  access: ['visitor', 'owner', 'staff', 'integrator'],
})

export type Car = RowOf<typeof automotiveContract>

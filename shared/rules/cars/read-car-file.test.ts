import { columnsOf } from '../../columns-of'
import { automotiveContract, type Car } from '../../contracts/automotive'
import { carFileColumns } from './car-file'
import { carFileFields, carFileGaps, readCarFile } from './read-car-file'

const car: Car = {
  id: 7,
  customerId: 1,
  status: 'public',
  year: 2021,
  make: 'Toyota',
  model: 'Camry',
  trim: '',
  body: 'Sedan',
  condition: '',
  metaTitle: '',
  metaDescription: '',
  color: '',
  cylinder: '',
  displacement: '',
  drivetrain: '',
  stockNo: 'T2107',
  vin: '4T1G11AK5MU530217',
  mileage: 61_240,
  transmission: '',
  description: '',
  price: 26_995,
  specialPrice: null,
  altPrice: '',
  paymentType: '',
  sold: true,
  featured: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  images: [],
}
const header = ['Stock #', 'VIN', 'Year', 'Make', 'Model', 'Body Style', 'Odometer', 'Price', 'Photos', 'Lot']

test('columns are known by the names dealers give them, and what fills nothing is said', () => {
  const fields = carFileFields([header])
  expect(fields).toEqual([
    ...['stockNo', 'vin', 'year', 'make', 'model', 'body', 'mileage', 'price', 'photos'],
    null,
  ])
  expect(carFileGaps(header, fields)).toEqual({ ignored: ['Lot'], missing: [] })
  expect(carFileGaps(['Prix', 'Année'], carFileFields([['Prix', 'Année']])).missing).toEqual([
    'make',
    'model',
  ])
})

test('a car is changed by its stock number or VIN, in what differs alone and never sold or published', () => {
  const rows = readCarFile(
    [
      header,
      [
        't2107',
        '',
        '2021',
        'Toyota',
        'Camry',
        '4D Sedan',
        '61,240 km',
        '$25,500.00',
        'https://a.test/1.jpg|https://a.test/2.jpg',
        'B',
      ],
    ],
    [car],
  )
  expect(rows).toMatchObject([{ action: 'update', id: 7, columns: { price: 25_500 }, photos: 2 }])
  const byVin = readCarFile(
    [
      ['VIN', 'Price'],
      ['4t1g11ak5mu530217', '26995'],
    ],
    [car],
  )
  expect(byVin).toMatchObject([{ action: 'same', id: 7, columns: {} }])
})

test('what cannot be read is named by its line and field, and the others go on', () => {
  const rows = readCarFile(
    [
      header,
      ['A1', '', '21', 'Kia', '', '', 'far', '1.2.3', '', ''],
      ['', '', '', '', '', '', '', '', '', ''],
      ['A2', '', '2020', 'Kia', 'Rio', 'Crew Cab Pickup', '', '12 500,50 $', '', ''],
      ['A2', '', '2020', 'Kia', 'Rio', '', '', '', '', ''],
    ],
    [],
  )
  expect(rows.map(({ line, action }) => [line, action])).toEqual([
    [2, 'bad'],
    [4, 'create'],
    [5, 'bad'],
  ])
  expect(rows[0]!.problems.map(({ field }) => field)).toEqual(['year', 'mileage', 'price', 'model'])
  expect(rows[1]!.columns).toMatchObject({ body: 'Pickup', price: 12_500.5 })
})

test('a file has every column of a car, but what an import never changes and texts in another language', () => {
  const columns = columnsOf(automotiveContract, {
    without: {
      status: 'what is new is a draft',
      featured: 'done by hand',
      metaTitle: 'the words of one site',
      metaDescription: 'the words of one site',
      translations: 'files of dealers are in one language',
    },
  })
  const fields = carFileColumns
    .map(({ field }) => field)
    .filter((field) => !['photos', 'unit'].includes(field))
  expect([...fields].sort()).toEqual([...columns].sort())
})

const read = (names: string[], cells: string[], cars: Car[] = []) => {
  const rows = readCarFile(
    [
      [...names, 'Year', 'Make', 'Model'],
      [...cells, '2020', 'Kia', 'Rio'],
    ],
    cars,
  )
  return rows[0]!
}

test.each([
  ['its unit', ['Odometer', 'Odometer Unit'], ['51,000', 'mi']],
  ['its header', ['Mileage (mi)'], ['51000']],
  ['its cell', ['Odometer'], ['51 000 miles']],
])('miles are known by %s, and become kilometres', (_, names, cells) =>
  expect(read(names, cells)).toMatchObject({
    action: 'create',
    columns: { mileage: 82_077 },
    notes: [{ field: 'mileage', said: 'miles' }],
  }),
)

test('kilometres stay kilometres, whatever is said of others', () =>
  expect(read(['Mileage (mi)'], ['51000 km'])).toMatchObject({ columns: { mileage: 51_000 }, notes: [] }))

test.each(['Sold', 'VENDU', 'Delivered'])('a car that is %s comes as sold', (status) =>
  expect(read(['Status'], [status])).toMatchObject({
    columns: { sold: true },
    notes: [{ field: 'sold', said: 'sold', text: status }],
  }),
)

test('what may not be for sale is noted, and a car that is sold here stays so', () => {
  expect(read(['Status'], ['Pending'])).toMatchObject({ notes: [{ said: 'otherStatus' }] })
  expect(read(['Status'], ['In stock']).notes).toEqual([])
  const again = read(['Stock #', 'Availability'], ['T2107', 'For sale'], [car])
  expect(again.columns).not.toHaveProperty('sold')
})

test.each([
  ['Call for price', { price: null, altPrice: 'Call for price' }, 'inWords'],
  ['0.00', { price: null }, 'zero'],
  ['12 500 €', { price: 12_500 }, 'otherCurrency'],
])('a price of %j is taken, and noted', (text, columns, said) =>
  expect(read(['Price'], [text])).toMatchObject({
    action: 'create',
    columns,
    notes: [{ field: 'price', said }],
  }),
)

import type { Car, CarWrite } from '../../contracts/automotive'
import type { CsvLine } from '../csv'
import { carImages } from './car-offer'

/** A column of a file of cars: its name in our export, what dealers' programs call it, and the field it fills. */
export interface CarFileColumn {
  field: keyof CarWrite | 'photos' | 'unit'
  header: string
  names: readonly string[]
}

/** The columns that an import understands, in the order in which the export has them. */
export const carFileColumns: readonly CarFileColumn[] = [
  {
    field: 'stockNo',
    header: 'Stock #',
    names: ['stock', 'stockno', 'stocknumber', 'stockid', 'noinventaire'],
  },
  { field: 'vin', header: 'VIN', names: ['vin', 'vinnumber', 'serial', 'serialnumber', 'niv'] },
  { field: 'year', header: 'Year', names: ['year', 'modelyear', 'annee'] },
  { field: 'make', header: 'Make', names: ['make', 'brand', 'manufacturer', 'marque'] },
  { field: 'model', header: 'Model', names: ['model', 'modele'] },
  { field: 'trim', header: 'Trim', names: ['trim', 'trimlevel', 'series', 'version'] },
  { field: 'body', header: 'Body', names: ['body', 'bodystyle', 'bodytype', 'carrosserie'] },
  {
    field: 'color',
    header: 'Colour',
    names: ['colour', 'color', 'exteriorcolour', 'exteriorcolor', 'extcolour', 'extcolor', 'couleur'],
  },
  {
    field: 'mileage',
    header: 'KM',
    names: [
      ...['km', 'kms', 'mileage', 'odometer', 'kilometres', 'kilometers', 'kilometrage'],
      ...['mileagekm', 'odometerkm', 'miles', 'mileagemi', 'odometermi', 'mileagemiles', 'odometermiles'],
    ],
  },
  {
    field: 'unit',
    header: 'Odometer unit',
    names: ['odometerunit', 'odometerunits', 'mileageunit', 'mileageunits', 'unit', 'unite'],
  },
  { field: 'transmission', header: 'Transmission', names: ['transmission', 'trans'] },
  { field: 'drivetrain', header: 'Drivetrain', names: ['drivetrain', 'drive', 'drivetype'] },
  { field: 'cylinder', header: 'Cylinders', names: ['cylinders', 'cylinder', 'cyl', 'cylindres'] },
  {
    field: 'displacement',
    header: 'Displacement',
    names: ['displacement', 'engine', 'enginesize', 'cylindree'],
  },
  { field: 'price', header: 'Price', names: ['price', 'listprice', 'askingprice', 'retailprice', 'prix'] },
  {
    field: 'specialPrice',
    header: 'Special price',
    names: ['specialprice', 'saleprice', 'internetprice', 'prixspecial'],
  },
  {
    field: 'sold',
    header: 'Availability',
    names: [
      ...['availability', 'status', 'vehiclestatus', 'inventorystatus', 'salestatus', 'sold'],
      ...['disponibilite', 'etat', 'statut', 'vendu'],
    ],
  },
  { field: 'altPrice', header: 'Words for the price', names: ['wordsfortheprice', 'pricetext'] },
  { field: 'paymentType', header: 'Payment', names: ['payment', 'paymenttype'] },
  { field: 'description', header: 'Description', names: ['description', 'comments', 'notes'] },
  {
    field: 'photos',
    header: 'Photos',
    names: ['photos', 'photo', 'images', 'imageurls', 'photourls', 'pictures'],
  },
]

/** A column's name as names are compared: without case, accents, signs and spaces. */
const bareName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^a-z0-9]+/gi, '')
    .toLowerCase()

/** The field that a file's column fills by its name; undefined where it is none that we know. */
export const carFieldOf = (name: string): CarFileColumn['field'] | undefined =>
  carFileColumns.find(
    ({ header, names }) => bareName(header) === bareName(name) || names.includes(bareName(name)),
  )?.field

const cellOf = (car: Car, field: CarFileColumn['field']): string => {
  if (field === 'unit') return car.mileage === null ? '' : 'km'
  if (field === 'sold') return car.sold ? 'Sold' : 'For sale'
  if (field !== 'photos') return String(car[field] ?? '')
  return carImages(car)
    .map(({ image }) => image)
    .join('|')
}

/** A car as a line of the export. */
export const carFileLine = (car: Car): CsvLine => carFileColumns.map(({ field }) => cellOf(car, field))

import type { Car, CarWrite } from '../../contracts/automotive'
import type { CsvLine } from '../csv'
import { carImages } from './car-offer'

/** A column of a file of cars: the field it fills, its name in our export, and what dealers' programs call it, bare. */
const column = <Field extends keyof CarWrite | 'photos' | 'unit'>(
  field: Field,
  header: string,
  names: string,
) => ({ field, header, names: names.split(' ') })

/** The columns that an import understands, in the order in which the export has them. */
export const carFileColumns = [
  column('stockNo', 'Stock #', 'stock stockno stocknumber stockid noinventaire'),
  column('vin', 'VIN', 'vin vinnumber serial serialnumber niv'),
  column('year', 'Year', 'year modelyear annee'),
  column('make', 'Make', 'make brand manufacturer marque'),
  column('model', 'Model', 'model modele'),
  column('trim', 'Trim', 'trim trimlevel series version'),
  column('body', 'Body', 'body bodystyle bodytype carrosserie'),
  column('condition', 'Condition', 'condition newused newusedindicator vehiclecondition neufusage'),
  column('color', 'Colour', 'colour color exteriorcolour exteriorcolor extcolour extcolor couleur'),
  column(
    'mileage',
    'KM',
    'km kms mileage odometer kilometres kilometers kilometrage mileagekm odometerkm miles mileagemi odometermi mileagemiles odometermiles',
  ),
  column('unit', 'Odometer unit', 'odometerunit odometerunits mileageunit mileageunits unit unite'),
  column('transmission', 'Transmission', 'transmission trans'),
  column('drivetrain', 'Drivetrain', 'drivetrain drive drivetype'),
  column('cylinder', 'Cylinders', 'cylinders cylinder cyl cylindres'),
  column('displacement', 'Displacement', 'displacement engine enginesize cylindree'),
  column('price', 'Price', 'price listprice askingprice retailprice prix'),
  column('specialPrice', 'Special price', 'specialprice saleprice internetprice prixspecial'),
  column(
    'sold',
    'Availability',
    'availability status vehiclestatus inventorystatus salestatus sold disponibilite etat statut vendu',
  ),
  column('altPrice', 'Words for the price', 'wordsfortheprice pricetext'),
  column('paymentType', 'Payment', 'payment paymenttype'),
  column('description', 'Description', 'description comments notes'),
  column('photos', 'Photos', 'photos photo images imageurls photourls pictures'),
]

/** A field that a column of a file may fill. */
export type CarFileField = (typeof carFileColumns)[number]['field']

export const carFileFieldNames = carFileColumns.map(({ field }) => field)

/** A column's name as names are compared: without case, accents, signs and spaces. */
const bareName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^a-z0-9]+/gi, '')
    .toLowerCase()

/** The field that a file's column fills by its name; null where it is none that we know. */
export const carFieldOf = (name: string): CarFileField | null =>
  carFileColumns.find(
    ({ header, names }) => bareName(header) === bareName(name) || names.includes(bareName(name)),
  )?.field ?? null

const cellOf = (car: Car, field: CarFileField): string => {
  if (field === 'unit') return car.mileage === null ? '' : 'km'
  if (field === 'sold') return car.sold ? 'Sold' : 'For sale'
  if (field !== 'photos') return String(car[field] ?? '')
  return carImages(car)
    .map(({ image }) => image)
    .join('|')
}

/** A car as a line of the export. */
export const carFileLine = (car: Car): CsvLine => carFileColumns.map(({ field }) => cellOf(car, field))

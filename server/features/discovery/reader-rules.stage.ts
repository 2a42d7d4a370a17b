import { isGtin } from '@mainstreet/shared/rules/items/gtin'
import Papa from 'papaparse'
import { SaxesParser } from 'saxes'

/** An entry of a feed: its values by name, a name that comes several times with each of them. */
export type FeedEntry = Record<string, string[]>

/** The entries of an RSS 2.0 feed, read by a parser of XML that takes nothing but what is well formed; nested names follow their parent's, as `g:shipping/g:price`. */
export const readRss = (xml: string): FeedEntry[] => {
  const entries: FeedEntry[] = []
  const open: string[] = []
  let text = ''
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => {
    open.push(name)
    text = ''
    if (name === 'item') entries.push({})
  })
  parser.on('text', (more) => (text += more))
  parser.on('closetag', ({ isSelfClosing }) => {
    const place = open.indexOf('item')
    const path = open.slice(place + 1).join('/')
    open.pop()
    const entry = entries.at(-1)
    if (place < 0 || !path || !entry || isSelfClosing || text.trim() === '') return
    ;(entry[path] ??= []).push(text)
    text = ''
  })
  parser.write(xml).close()
  return entries
}

/** The lines of a CSV feed by the names of its head; a cell without a value is none. */
export const readCsvFeed = (csv: string): FeedEntry[] => {
  const { data, errors } = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true })
  if (errors.length) throw new Error(errors[0]!.message)
  return data.map((line) =>
    Object.fromEntries(
      Object.entries(line)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => [name, [value]]),
    ),
  )
}

type Rule = (value: string) => boolean

const upTo =
  (most: number): Rule =>
  (text) =>
    [...text].length <= most && text.trim() !== ''
const oneOf =
  (...values: string[]): Rule =>
  (text) =>
    values.includes(text)
const money: Rule = (text) => /^\d+\.\d\d CAD$/.test(text) && parseFloat(text) > 0
const cost: Rule = (text) => /^\d+\.\d\d CAD$/.test(text)
const address: Rule = (text) => text.length <= 2000 && /^https?:$/.test(new URL(text).protocol)
const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/
const span: Rule = (text) => {
  const [from = '', until = ''] = text.split('/')
  return iso.test(from) && iso.test(until) && Date.parse(from) < Date.parse(until)
}
const conditions = oneOf('new', 'refurbished', 'used')
const weight: Rule = (text) => /^\d+(\.\d+)? (g|kg|lb|oz)$/.test(text)

interface Rules {
  required: readonly string[]
  values: Readonly<Record<string, Rule>>
  /** How often a name may come beyond once. */
  repeated?: Readonly<Record<string, number>>
  /** What binds several values. */
  whole?: (entry: FeedEntry) => string | undefined
}

const first = (entry: FeedEntry, name: string) => entry[name]?.[0]

const saleIsLower = (entry: FeedEntry, price: string, sale: string) => {
  const [regular, reduced] = [first(entry, price), first(entry, sale)]
  return reduced === undefined || parseFloat(reduced) < parseFloat(regular!)
    ? undefined
    : `${sale} is no less`
}

/** What Google Merchant publishes of its product data (support.google.com/merchants/answer/7052112), for Canada. */
export const googleRules: Rules = {
  required: [
    ...['g:id', 'title', 'description', 'link', 'g:image_link', 'g:availability', 'g:price', 'g:condition'],
  ],
  values: {
    'g:id': upTo(50),
    'g:item_group_id': upTo(50),
    title: upTo(150),
    description: upTo(5000),
    link: address,
    'g:image_link': address,
    'g:additional_image_link': address,
    'g:availability': oneOf('in_stock', 'out_of_stock', 'preorder', 'backorder'),
    'g:price': money,
    'g:sale_price': money,
    'g:sale_price_effective_date': span,
    'g:condition': conditions,
    'g:brand': upTo(70),
    'g:gtin': isGtin,
    'g:identifier_exists': oneOf('yes', 'no'),
    'g:product_type': upTo(750),
    'g:color': upTo(100),
    'g:size': upTo(100),
    'g:material': upTo(200),
    'g:pattern': upTo(100),
    'g:shipping_weight': weight,
    'g:shipping/g:country': oneOf('CA'),
    'g:shipping/g:price': cost,
  },
  repeated: { 'g:additional_image_link': 10 },
  whole: (entry) => {
    const isKnown = first(entry, 'g:gtin') !== undefined
    if (!isKnown && first(entry, 'g:identifier_exists') !== 'no') return 'neither a GTIN nor word of none'
    return saleIsLower(entry, 'g:price', 'g:sale_price')
  },
}

/** What Meta publishes of its catalogue (developers.facebook.com/docs/commerce-platform/catalog/fields). */
export const metaRules: Rules = {
  required: [
    ...['id', 'title', 'description', 'availability', 'condition', 'price', 'link', 'image_link', 'brand'],
  ],
  values: {
    id: upTo(100),
    title: upTo(200),
    description: upTo(9999),
    availability: oneOf('in stock', 'out of stock'),
    condition: conditions,
    price: money,
    link: address,
    image_link: address,
    brand: upTo(100),
    gtin: isGtin,
    sale_price: money,
    sale_price_effective_date: span,
    item_group_id: upTo(100),
    additional_image_link: (text) => text.split(',').every(address) && text.length <= 2000,
    product_type: upTo(750),
    color: upTo(200),
    size: upTo(200),
    material: upTo(200),
    pattern: upTo(100),
    shipping_weight: weight,
  },
  whole: (entry) => saleIsLower(entry, 'price', 'sale_price'),
}

const year = (text: string) => /^(18|19|20)\d\d$/.test(text)
const whole: Rule = (text) => /^\d+$/.test(text)
const dollars: Rule = (text) => /^\d+\.\d\d$/.test(text) && parseFloat(text) > 0

/** What dealers' exchanges publish of a file of vehicles (autoxloo.com's data exchange, and what Canadian sites ask for). */
export const vehicleRules: Rules = {
  required: ['dealer', 'year', 'make', 'model', 'price', 'currency', 'url', 'photos'],
  values: {
    dealer: upTo(200),
    stock: upTo(40),
    vin: (text) => /^[A-HJ-NPR-Z0-9]{11,17}$/.test(text),
    condition: oneOf('New', 'Used'),
    year,
    make: upTo(60),
    model: upTo(60),
    trim: upTo(60),
    body: upTo(40),
    exterior: upTo(40),
    mileage: whole,
    mileage_unit: oneOf('km'),
    transmission: upTo(40),
    drive_type: upTo(20),
    cylinders: upTo(20),
    engine: upTo(20),
    price: dollars,
    special_price: dollars,
    currency: oneOf('CAD'),
    description: upTo(50_000),
    url: address,
    photos: (text) => text.split('|').every(address),
  },
  whole: (entry) => saleIsLower(entry, 'price', 'special_price'),
}

/** Where entries break their reader's rules, in words; none where it would take each of them. */
export const faultsOf = (
  entries: readonly FeedEntry[],
  { required, values, repeated = {}, whole: bound }: Rules,
): string[] => {
  const idName = required[0]!
  const seen = new Set<string>()
  return entries.flatMap((entry, index) => {
    const at = `entry ${index + 1}`
    const id = first(entry, idName)
    const isTwice = idName !== 'dealer' && id !== undefined && seen.has(id)
    if (id !== undefined) seen.add(id)
    const binding = bound?.(entry)
    return [
      ...required.filter((name) => !entry[name]).map((name) => `${at}: ${name} is missing`),
      ...Object.entries(entry).flatMap(([name, given]) => {
        const rule = values[name]
        if (!rule) return [`${at}: ${name} is no name of its reader`]
        if (given.length > (repeated[name] ?? 1)) return [`${at}: ${name} comes ${given.length} times`]
        return given.filter((value) => !rule(value)).map((value) => `${at}: ${name} is ${value}`)
      }),
      ...(isTwice ? [`${at}: ${id} comes twice`] : []),
      ...(binding ? [`${at}: ${binding}`] : []),
    ]
  })
}

import { Type } from '@sinclair/typebox'
import { reads } from '../../access'
import {
  dollars,
  day,
  dayOrMoment,
  described,
  filledText,
  fileUrl,
  flag,
  gtin,
  id,
  integer,
  labelled,
  moment,
  nullable,
  oneOf,
  richText,
  text,
} from '../../columns'
import { contract, type RowOf, type WriteOf } from '../../contract'
import { withOptionTexts } from '../../rules/items/item-options'
import type { NamedSale } from '../../rules/money/named-sale'
import { sectors } from '../../rules/site/sectors'
import { numberAsText } from '../../spellings'
import { childAccess, goodsColumns, itemAccess } from './item-access'
import { maxSearchText, maxSearchTitle, searchLabels } from '../../rules/site/search-texts'
import { itemFilters } from './item-filters'
import { marketCategoryContract } from './market-category'

/** Rows of an item's children are public exactly when the item is. */
const childOfItem = { path: 'market-items', key: 'itemId' }

/** The variations of an item: label, SKU, price in dollars, stock. */
export const marketVariationContract = contract({
  path: 'market-variations',
  name: { en: 'Variations', fr: 'Variantes' },
  called: 'variation',
  record: {
    id,
    customerId: id,
    itemId: id,
    variation: labelled({ en: 'Variation', fr: 'Variante' }, filledText(120)),
    sku: labelled({ en: 'SKU', fr: 'UGS' }, text(80)),
    /** The GTIN of its barcode: UPC, EAN or ISBN. */
    gtin: labelled({ en: 'Barcode (GTIN)', fr: 'Code-barres (GTIN)' }, gtin),
    price: labelled({ en: 'Price', fr: 'Prix' }, dollars),
    stock: labelled({ en: 'Stock', fr: 'Stock' }, integer(0, 1_000_000)),
    /** The stock as read; a save moves the stock by `stock - stockSeen`. */
    stockSeen: integer(0, 1_000_000),
    order: integer(0, 10_000),
    /** Its own among the item's pictures; null: the item's first. */
    imageId: labelled({ en: 'Picture', fr: 'Image' }, nullable(id)),
  },
  writable: ['itemId', 'variation', 'sku', 'gtin', 'price', 'stock', 'stockSeen', 'order', 'imageId'],
  translatable: ['variation'],
  required: ['itemId'],
  /** `id` brings a removed variation of the same item back. */
  body: { id: Type.Optional(id) },
  computed: ['stockSeen'],
  access: childAccess([
    'id',
    'itemId',
    'variation',
    'sku',
    'gtin',
    'price',
    'stock',
    'stockSeen',
    'order',
    'imageId',
    'translations',
  ]),
  parent: childOfItem,
  removeBy: 'itemId',
})

/** What a save may say of one variation: its id keeps it, no id makes a new one. */
export const variationInput = Type.Partial(marketVariationContract.record, { additionalProperties: false })

/** The most characters of what a picture shows. */
export const maxAlt = 500

/** Pictures of an item; `url` is below /assets, made by the server. */
export const marketImageContract = contract({
  path: 'market-images',
  name: { en: 'Pictures of items', fr: 'Images des produits' },
  record: {
    id,
    customerId: id,
    itemId: id,
    url: fileUrl,
    /** What it shows, for who does not see it; empty: the item's title says it. */
    alt: labelled({ en: 'What the picture shows', fr: 'Ce que montre l’image' }, text(maxAlt)),
    order: integer(0, 10_000),
  },
  writable: ['order', 'alt'],
  access: {
    visitor: { methods: reads },
    owner: { methods: ['find', 'get', 'update', 'patch', 'remove'] },
    orders: { methods: reads },
    menu: { methods: ['find', 'get', 'update', 'patch', 'remove'], writable: ['order', 'alt'] },
  },
  parent: childOfItem,
  removeBy: 'itemId',
})

/** Further choices of an item, such as engraving, each with its values. */
export const marketOptionContract = contract({
  path: 'market-options',
  name: { en: 'Options of items', fr: 'Options des produits' },
  called: 'option',
  record: {
    id,
    customerId: id,
    itemId: id,
    option: filledText(120),
    values: text(2000),
    order: integer(0, 10_000),
  },
  writable: ['itemId', 'option', 'values', 'order'],
  translatable: ['option', 'values'],
  required: ['itemId', 'option'],
  access: childAccess(['itemId', 'option', 'values', 'order', 'translations']),
  parent: childOfItem,
  removeBy: 'itemId',
})

/** What a save may say of one option: its id keeps it, no id makes a new one; a name that is only begun is the save's to refuse. */
export const optionInput = Type.Partial(
  Type.Object({ ...marketOptionContract.record.properties, option: text(120) }),
  { additionalProperties: false },
)

/** draft: only the owner sees it. public: on the site. */
export const itemStatuses = ['draft', 'public'] as const

/** What condition things are sold in, by the words of catalogues elsewhere. */
export const itemConditions = ['new', 'refurbished', 'used'] as const

/** The most characters of an item's tags. */
export const maxTags = 1000

/** The limit of variations per item. */
export const maxVariations = 100

/** The limit of options per item. */
export const maxOptions = 50

/** How a sale changes the price: percent off, dollars off, or a text that leaves the price alone. */
export const discountTypes = ['percent', 'value', 'special'] as const

/** Things for sale, with their variations, pictures and options inside. */
export const marketItemContract = contract({
  path: 'market-items',
  name: { en: 'Items', fr: 'Produits' },
  called: 'title',
  record: {
    id,
    customerId: id,
    title: labelled({ en: 'Name', fr: 'Nom' }, filledText(160)),
    subTitle: labelled({ en: 'Sub Title', fr: 'Sous-titre' }, text(200)),
    description: labelled({ en: 'Description', fr: 'Description' }, richText()),
    status: labelled({ en: 'Status', fr: 'Statut' }, oneOf(itemStatuses)),
    externalUrl: labelled({ en: 'External Url', fr: 'Adresse externe' }, text(500)),
    sector: labelled({ en: 'Sector', fr: 'Secteur' }, oneOf(['', ...sectors])),
    categoryId: labelled({ en: 'Category', fr: 'Catégorie' }, nullable(id)),
    category: nullable(text(80)),
    brand: labelled({ en: 'Brand', fr: 'Marque' }, text(70)),
    condition: labelled({ en: 'Condition', fr: 'État' }, oneOf(itemConditions)),
    /** Further words that it is found by, with commas between them. */
    tags: labelled({ en: 'Tags', fr: 'Étiquettes' }, text(maxTags)),
    /** Its category's name in the other language. */
    categoryTranslations: Type.Optional(nullable(marketCategoryContract.record.properties.translations)),
    featured: flag,
    promoted: flag,
    metaTitle: labelled(searchLabels.title, text(maxSearchTitle)),
    metaDescription: labelled(searchLabels.text, text(maxSearchText)),
    /** Which of its pictures others show with a link to it; null: the first. */
    cardImageId: labelled(searchLabels.image, nullable(id)),
    taxExempt: labelled({ en: 'Tax Exempt', fr: 'Exempt de taxe' }, flag),
    showPaymentCalculator: labelled({ en: 'Show Calculator', fr: 'Afficher le calculateur' }, flag),
    allowShipping: labelled({ en: 'Allow Shipping', fr: 'Expédition permise' }, flag),
    /** Each piece sold is a gift card of its price, which is mailed once it is paid. */
    giftCard: labelled({ en: 'Gift Card', fr: 'Carte-cadeau' }, flag),
    /** Grams; 0 where nobody has said. */
    weight: labelled({ en: 'Weight (g)', fr: 'Poids (g)' }, integer(0, 1_000_000)),
    trackStock: labelled({ en: 'Track Stock', fr: 'Suivre le stock' }, flag),
    stockWarning: labelled(
      { en: 'Low-stock warning level', fr: 'Seuil d’alerte de stock' },
      integer(0, 1_000_000),
    ),
    onSale: labelled({ en: 'Item On Sale', fr: 'Article en solde' }, flag),
    saleEnd: labelled({ en: 'End Date', fr: 'Date de fin' }, nullable(day)),
    discountType: labelled({ en: 'Discount Type', fr: 'Type de rabais' }, oneOf(discountTypes)),
    discountValue: labelled({ en: 'Discount', fr: 'Rabais' }, text(120)),
    /** The sales of many items that it is in and that are not over. */
    sales: Type.Optional(Type.Unsafe<NamedSale[]>(Type.Array(Type.Object({})))),
    newlyCreated: described(
      'Begun empty in the editor and never saved: visitors do not see it, and it goes after a day. An item that is created with a status, or by a key that does not set this, is saved at once.',
      flag,
    ),
    createdAt: moment,
    images: Type.Array(marketImageContract.record),
    variations: labelled({ en: 'Variations', fr: 'Variantes' }, Type.Array(marketVariationContract.record)),
    options: Type.Array(marketOptionContract.record),
  },
  writable: [...goodsColumns, 'taxExempt', 'giftCard'],
  body: {
    variations: Type.Array(variationInput, { minItems: 1, maxItems: maxVariations }),
    options: Type.Array(optionInput, { maxItems: maxOptions }),
    /** A moment means its day in the account's time zone. */
    saleEnd: Type.Optional(dayOrMoment),
  },
  spellings: { discountValue: numberAsText },
  translatable: ['title', 'subTitle', 'description', 'metaTitle', 'metaDescription'],
  translatedBy: { category: 'categoryTranslations' },
  computed: ['category', 'categoryTranslations', 'sales'],
  searchable: true,
  filters: itemFilters,
  embeds: { images: marketImageContract, variations: marketVariationContract, options: marketOptionContract },
  withTexts: withOptionTexts,
  access: itemAccess,
})

export type MarketItem = Omit<RowOf<typeof marketItemContract>, 'variations' | 'options'> & {
  variations: MarketVariation[]
  options: MarketOption[]
}
export type MarketItemWrite = WriteOf<typeof marketItemContract>
export type MarketVariation = RowOf<typeof marketVariationContract>
export type MarketImage = RowOf<typeof marketImageContract>
export type MarketOption = RowOf<typeof marketOptionContract>

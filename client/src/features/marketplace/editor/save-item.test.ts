import { ApiError } from '../../../kit/data/rest'
import { toItemForm, toItemWrite } from './item-form'
import { anItem, aVariation } from '../market-item.factory'
import { saveItem } from './save-item'

const refused = 'Look at the marked fields.'

const values = toItemForm(
  anItem({
    variations: [
      aVariation({ id: 12, variation: 'Large', sku: 'L', order: 2 }),
      aVariation({ id: 11, variation: 'Small', sku: 'S', order: 1 }),
    ],
  }),
)

test('a stock that cannot be taken away is said beside the row it belongs to', async () => {
  const answer = new ApiError('Conflict', '"Large" has only 1 left in stock.', {
    code: 409,
    data: { variationId: 12, stock: 1 },
    errors: { stock: 'only 1 left' },
  })
  const update = jest.fn().mockRejectedValue(answer)
  await expect(saveItem(3, values, { update, refused })).rejects.toMatchObject({
    message: '"Large" has only 1 left in stock.',
    errors: { 'variations.1.stock': 'only 1 left' },
  })
})

test('a refusal that names fields keeps them, in words for a person', async () => {
  const answer = new ApiError('BadRequest', 'No', { code: 400, errors: { 'variations.0.price': 'is bad' } })
  await expect(
    saveItem(3, values, { update: jest.fn().mockRejectedValue(answer), refused }),
  ).rejects.toMatchObject({
    message: refused,
    errors: { 'variations.0.price': 'is bad' },
  })
})

test('one update carries the item, its options and its variations in order, each with the stock that was seen', async () => {
  const update = jest.fn().mockResolvedValue(anItem())
  const [small, large] = values.variations
  const options = [
    { option: ' Colour ', values: 'Moss,Sea blue, ' },
    { option: 'Size', values: '' },
  ]
  const added = {
    variation: ' New ',
    sku: ' N ',
    gtin: '0 36000-29145 2',
    price: 5,
    stock: 7,
    stockSeen: 0,
    imageId: null,
  }
  await saveItem(
    3,
    { ...values, title: ' Mug ', options, variations: [{ ...large!, stock: 12 }, added, small!] },
    { update, refused },
  )
  expect(update).toHaveBeenCalledTimes(1)
  expect(update).toHaveBeenCalledWith(3, {
    title: 'Mug',
    subTitle: 'Holds a good half litre',
    description: '<p>Thrown by hand.</p>',
    status: 'public',
    externalUrl: '',
    sector: 'Home Decor',
    categoryId: 5,
    brand: '',
    condition: 'new',
    metaTitle: '',
    metaDescription: '',
    cardImageId: null,
    tags: '',
    taxExempt: false,
    showPaymentCalculator: false,
    allowShipping: true,
    weight: 0,
    giftCard: false,
    trackStock: true,
    stockWarning: 3,
    onSale: false,
    saleEnd: null,
    discountType: 'percent',
    discountValue: '',
    newlyCreated: false,
    options: [{ option: 'Colour', values: 'Moss, Sea blue' }],
    variations: [
      {
        id: 12,
        stockSeen: 10,
        variation: 'Large',
        sku: 'L',
        gtin: '',
        price: 24.5,
        stock: 12,
        order: 1,
        imageId: null,
      },
      { variation: 'New', sku: 'N', gtin: '036000291452', price: 5, stock: 7, order: 2, imageId: null },
      {
        id: 11,
        stockSeen: 10,
        variation: 'Small',
        sku: 'S',
        gtin: '',
        price: 24.5,
        stock: 10,
        order: 3,
        imageId: null,
      },
    ],
  })
})

test('a discount that does not fit its type is left out while nothing is on sale', () => {
  const hidden = { ...values, discountType: 'percent' as const, discountValue: 'Buy two' }
  expect(toItemWrite(hidden).discountValue).toBe('')
  expect(toItemWrite({ ...hidden, onSale: true }).discountValue).toBe('Buy two')
})

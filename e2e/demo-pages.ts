import type { BuiltProduct } from './built-product'

/** A page of one of the demo's businesses. */
export interface DemoPage {
  business: string
  name: string
  path: string
}

const buyer = {
  name: 'Aline Robichaud',
  email: 'aline@buyers.test',
  phone: '(506) 555-0123',
  address: '12 Water Street',
  city: 'Saint Andrews',
  province: 'NB',
  postalcode: 'E5B 1A1',
  country: 'Canada',
}

interface Item {
  id: number
  variations: { id: number; stock: number }[]
}

const firstOf = async <Row>(product: BuiltProduct, business: string, path: string): Promise<Row> => {
  const { data } = await product.ask<{ data: Row[] }>(business, `${path}?$limit=1&$sort[id]=1`)
  return data[0]!
}

const placeOrder = async (product: BuiltProduct, item: Item): Promise<string> => {
  const { token } = await product.ask<{ token: string }>('harbour', 'payments', {
    id: 'pm_card_visa',
    items: [{ id: item.variations[0]!.id, quantity: 1, item: { id: item.id } }],
    data: buyer,
    shippingType: 'shipping',
    currency: 'cad',
  })
  return token
}

/** Every kind of public page, for each business of the demo that has it. */
export const demoPages = async (product: BuiltProduct): Promise<DemoPage[]> => {
  const mug = await firstOf<Item>(product, 'harbour', 'market-items')
  const jar = await firstOf<Item>(product, 'leonie', 'market-items')
  const car = await firstOf<{ id: number }>(product, 'tidewater', 'automotive')
  const event = await firstOf<{ id: number }>(product, 'leonie', 'events')
  const funeral = await firstOf<{ id: number }>(product, 'belliveau', 'funerals')
  const token = await placeOrder(product, mug)
  const pages: Record<string, Record<string, string>> = {
    harbour: {
      home: '/',
      marketplace: '/marketplace',
      sale: '/marketplace/sale',
      category: '/marketplace/c/Pottery',
      item: `/marketplace/${mug.id}`,
      order: `/order/${token}`,
      orders: '/orders',
      missing: '/no-such-page',
    },
    leonie: {
      home: '/',
      restaurant: '/restaurant',
      marketplace: '/marketplace',
      item: `/marketplace/${jar.id}`,
      events: '/events',
      event: `/events/${event.id}`,
    },
    tidewater: {
      home: '/',
      automotive: '/automotive',
      car: `/automotive/${car.id}`,
      comparison: `/automotive?view=compare&compare=${car.id},${car.id + 1}`,
      missing: '/marketplace/987654',
    },
    belliveau: { funerals: '/funerals', funeral: `/funerals/${funeral.id}` },
  }
  return Object.entries(pages).flatMap(([business, paths]) =>
    Object.entries(paths).map(([name, path]) => ({ business, name, path })),
  )
}

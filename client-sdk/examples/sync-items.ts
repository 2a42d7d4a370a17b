import type { createRestClient } from '../src/create-client'

type Client = ReturnType<typeof createRestClient>

/** One item as another system knows it, by its SKU. */
export interface Product {
  sku: string
  title: string
  /** Dollars. */
  price: number
  stock: number
}

const atOnce = 4
const maxTries = 6
const pageSize = 500

/** Tries again what the server is too busy for, after the time it asks for. */
const patiently = async <T>(call: () => Promise<T>, tries = 1): Promise<T> => {
  try {
    return await call()
  } catch (error) {
    const { code, data } = error as { code?: number; data?: { retryAfter?: number } }
    if ((code !== 429 && code !== 503) || tries >= maxTries) throw error
    await new Promise((done) => setTimeout(done, (data?.retryAfter ?? 1) * 1000))
    return patiently(call, tries + 1)
  }
}

/** Every item of the account by the SKU of its first variation. */
export const pullItems = async (client: Client) => {
  const items = new Map<string, { id: number; product: Product }>()
  for (let skip = 0; ; skip += pageSize) {
    const query = { $sort: { id: 1 }, $limit: pageSize, $skip: skip }
    const page = await patiently(() => client.service('market-items').find({ query }))
    for (const { id, title, variations } of page.data) {
      const [first] = variations
      if (first)
        items.set(first.sku, {
          id,
          product: { sku: first.sku, title, price: first.price, stock: first.stock },
        })
    }
    if (skip + page.data.length >= page.total) return items
  }
}

/** Makes what is missing and changes what differs; answers how many of each. */
export const pushItems = async (client: Client, products: readonly Product[]) => {
  const there = await pullItems(client)
  const queue = [...products]
  const counts = { created: 0, changed: 0, same: 0 }
  const put = async ({ sku, title, price, stock }: Product) => {
    const known = there.get(sku)
    if (known && JSON.stringify(known.product) === JSON.stringify({ sku, title, price, stock })) {
      counts.same++
      return
    }
    const items = client.service('market-items')
    const item = await patiently(() => (known ? items.get(known.id) : items.create({ title })))
    const [variation] = item.variations
    const stockSeen = variation?.stock ?? 0
    const variations = [{ ...variation!, sku, price, stock, stockSeen }]
    await patiently(() => items.patch(item.id, { title, variations }))
    if (known) counts.changed++
    else counts.created++
  }
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await put(next)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return counts
}

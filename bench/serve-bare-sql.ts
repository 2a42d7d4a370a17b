import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { salesOfItemSql } from '../server/features/marketplace/sales/items-of-sale'

/** The columns of an answer's rows, by table. */
export interface Shape {
  item: string[]
  image: string[]
  variation: string[]
  option: string[]
}

const list = (table: string, names: string[]) => names.map((name) => `${table}."${name}"`).join(', ')

const nested = (table: string, names: string[], where = '') =>
  `(select coalesce(json_agg(c order by c."order", c.id), '[]') from (select ${list(table, names)}
    from ${table} where ${table}."itemId" = i.id${where}) c)`

const visible = `from market_items i where i."customerId" = $1 and i.status = 'public' and not i."newlyCreated" and i.id < $2
  and exists (select from market_variations v where v."itemId" = i.id and v."customerId" = i."customerId" and not v.removed)`

const moment = `to_char(i."createdAt", 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"`

/** One statement, written by hand, that answers the JSON of a shop's items whole. */
const statement = ({ item, image, variation, option }: Shape) => {
  const made = ['category', 'categoryTranslations', 'createdAt', 'images', 'variations', 'options', 'sales']
  const plain = list('i', [...item.filter((name) => !made.includes(name))])
  const seen = variation.filter((name) => name !== 'stockSeen')
  return `select json_build_object('total', (select count(*) ${visible}), 'limit', 100, 'skip', 0, 'data', (
    select coalesce(json_agg(row_to_json(p)), '[]') from (select ${plain}, ${moment},
      (select c.category from market_categories c where c.id = i."categoryId") as category,
      (select c.translations from market_categories c where c.id = i."categoryId") as "categoryTranslations",
      ${nested('market_images', image)} as images,
      ${nested('market_variations', seen, ' and not market_variations.removed').replace('."stock"', '."stock", market_variations.stock as "stockSeen"')} as variations,
      ${nested('market_options', option)} as options, (${salesOfItemSql('i')}) as sales
    ${visible} order by i.id limit 100) p))::text as body`
}

/** The baseline: node:http and that statement. */
process.once('message', ({ url, shape, account }: { url: string; shape: Shape; account: number }) => {
  const pool = new pg.Pool({ connectionString: url, max: 10, options: '-c timezone=UTC' })
  const text = statement(shape)
  const headers = ['etag', 'cache-control', 'vary', 'x-content-type-options']
  const server = createServer((request, response) => {
    const below = Number(/\d+$/.exec(request.url ?? '')?.[0])
    void pool.query<{ body: string }>(text, [account, below]).then(({ rows }) => {
      const bytes = Buffer.from(rows[0]!.body)
      for (const name of headers) response.setHeader(name, 'as ours')
      response.setHeader('content-type', 'application/json; charset=utf-8')
      response.setHeader('content-length', bytes.length)
      response.end(bytes)
    })
  })
  server.listen(0, '127.0.0.1', () =>
    process.send?.({ port: (server.address() as AddressInfo).port, path: '/?below=', host: 'bare' }),
  )
})

// The process that started this has ended, and nobody else would end it.
process.once('disconnect', () => process.exit(0))

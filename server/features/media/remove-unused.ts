import type { Application } from '../../declarations'
import { mediaType } from '../../kit/media/media-paths'
import { filesOf } from './store-picture'

/** Every column that names a file, and the column that names the account. */
const places: readonly (readonly [table: string, tenant: string, column: string])[] = [
  ['market_images', 'customerId', 'url'],
  ['profile_gallery', 'customerId', 'image'],
  ['profile_gallery', 'customerId', 'thumbnail'],
  ['profile_files', 'customerId', 'str_file'],
  ['profile_notices', 'customerId', 'str_image'],
  ['account', 'id', 'str_logo_image'],
  ['account', 'id', 'str_header_image'],
  ['store_settings', 'customerId', 'storeLogo'],
]

const prefix = '/assets/'

const isUsed = async (app: Application, url: string, customerId: number): Promise<boolean> => {
  const { knex } = app.get('database')
  const rows = places.map(([table, tenant, column]) =>
    knex(table)
      .where(tenant, customerId)
      .andWhereLike(column, `%${url.replaceAll('_', '\\_')}`)
      .select(knex.raw('1')),
  )
  const [first, ...others] = rows
  return (await first!.unionAll(others).limit(1)).length > 0
}

/** Removes files of an account that none of its rows names; what cannot be removed now is logged, not thrown. */
export const removeUnused = async (
  app: Application,
  urls: readonly string[],
  customerId: number,
): Promise<void> => {
  const ours = urls.filter((url) => url.startsWith(prefix) && mediaType(url.slice(prefix.length)))
  for (const url of new Set(ours)) {
    try {
      if (!(await isUsed(app, url, customerId)))
        await app.get('media').remove(filesOf(url.slice(prefix.length)))
    } catch (err) {
      app.get('log').warn({ err, customerId }, 'a file that no row names stayed')
    }
  }
}

import type { AnyRecord } from '@mainstreet/shared/contract'
import type { Write } from '@mainstreet/shared/services'
import { tableServiceAt } from '../../kit/service/table-service'
import { markRow, type RowKind } from './examples'
import { momentAt } from './moment-at'
import type { Starting } from './starting'

const create = <K extends RowKind>({ app, work, customerId }: Starting, kind: K, data: Write<K>) =>
  tableServiceAt(app, kind).create({ ...data, customerId }, { work })

/** Creates a row that is an example as it is. */
const createRow = async <K extends RowKind>(
  starting: Starting,
  kind: K,
  data: Write<K>,
): Promise<AnyRecord> => {
  const row = await create(starting, kind, data)
  await markRow(starting.work, kind, row)
  return row
}

/** Marks a row as it is with what was added to it. */
const markAsItIs = async ({ app, work }: Starting, kind: RowKind, id: number): Promise<void> =>
  markRow(work, kind, await tableServiceAt(app, kind).rowById(id, work))

const createItems = async (starting: Starting) => {
  const { app, work, customerId, picture, starter } = starting
  const { categories = [], items = [], pictures } = starter
  const ids = new Map<string, number>()
  for (const category of categories)
    ids.set(category, (await createRow(starting, 'market-categories', { category })).id)
  for (const [index, { category, price, stock, ...item }] of items.entries()) {
    const url = picture('market-image', pictures.items?.[index])?.url
    const { id: itemId } = await create(starting, 'market-items', {
      ...item,
      status: 'draft',
      newlyCreated: false,
      trackStock: true,
      categoryId: ids.get(category) ?? null,
      variations: [{ variation: 'Regular', price, stock }],
    })
    if (url) await app.service('market-images').create({ customerId, itemId, url, order: 1 }, { work })
    await markAsItIs(starting, 'market-items', itemId)
  }
}

const createMenu = async (starting: Starting) => {
  const { dishes = [], pictures } = starting.starter
  for (const [index, { section, days, featured = false, ...dish }] of dishes.entries()) {
    const image = starting.picture('dish', pictures.dishes?.[index])?.url ?? ''
    // Featured once: the same dish on every day would fill the front page.
    let toFeature = featured
    for (const day of days) {
      const place = { timeId: section, dayId: Number(day) }
      await createRow(starting, 'restaurant', { ...dish, ...place, image, featured: toFeature })
      toFeature = false
    }
  }
}

const createCars = async (starting: Starting) => {
  const { app, work, customerId, picture, starter } = starting
  for (const [index, car] of (starter.cars ?? []).entries()) {
    const image = picture('car-image', starter.pictures.cars?.[index])?.url
    const { id: itemId } = await create(starting, 'automotive', car)
    if (image) await app.service('automotive-images').create({ customerId, itemId, image }, { work })
    await markAsItIs(starting, 'automotive', itemId)
  }
}

const createGallery = async (starting: Starting) => {
  for (const [index, name] of starting.starter.pictures.gallery.entries()) {
    const stored = starting.picture('gallery', name)
    if (!stored) continue
    const { url: image, thumbnail } = stored
    await createRow(starting, 'profile-gallery', { image, thumbnail, order: index + 1 })
  }
}

const createCalendar = async (starting: Starting) => {
  const { starter, work, timezone } = starting
  for (const kind of ['events', 'funerals'] as const) {
    for (const { name, description, inDays, at } of starter[kind] ?? []) {
      const startsAt = momentAt(work.now, { inDays, at, timezone }).toISOString()
      await createRow(starting, kind, { name, description, startsAt })
    }
  }
}

/** Creates the rows of a starter, each of them as an example. */
export const createStarterRows = async (starting: Starting): Promise<void> => {
  await createItems(starting)
  await createMenu(starting)
  await createCars(starting)
  await createGallery(starting)
  await createCalendar(starting)
}

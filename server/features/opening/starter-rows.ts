import type { AnyRecord } from '@mainstreet/shared/contract'
import type { Write } from '@mainstreet/shared/services'
import { tableServiceAt } from '../../kit/service/table-service'
import { markRow, type RowKind } from './examples'
import { momentAt } from './moment-at'
import type { Starting } from './starting'

const createRow = async <K extends RowKind>(
  { app, work, customerId }: Starting,
  kind: K,
  data: Write<K>,
): Promise<AnyRecord> => {
  const row = await tableServiceAt(app, kind).create({ ...data, customerId }, { work })
  await markRow(work, kind, row)
  return row
}

/** Creates a row with a picture of its own, and marks it as it is with that. */
const createPictured = async <K extends 'market-items' | 'automotive'>(
  { app, work, customerId }: Starting,
  kind: K,
  { addPicture, ...data }: Write<K> & { addPicture: (itemId: number) => Promise<unknown> },
): Promise<void> => {
  const { id } = await tableServiceAt(app, kind).create({ ...data, customerId }, { work })
  await addPicture(id)
  await markRow(work, kind, await tableServiceAt(app, kind).rowById(id, work))
}

const createItems = async (starting: Starting) => {
  const { app, work, customerId, picture, starter } = starting
  const { categories = [], items = [], pictures } = starter
  const ids = new Map<string, number>()
  for (const category of categories)
    ids.set(category, (await createRow(starting, 'market-categories', { category })).id)
  for (const [index, { category, price, stock, ...item }] of items.entries()) {
    const url = picture('market-image', pictures.items?.[index])?.url
    const data = {
      ...item,
      status: 'draft' as const,
      newlyCreated: false,
      trackStock: true,
      categoryId: ids.get(category) ?? null,
      variations: [{ variation: 'Regular', price, stock }],
    }
    const addPicture = async (itemId: number) =>
      url && app.service('market-images').create({ customerId, itemId, url, order: 1 }, { work })
    await createPictured(starting, 'market-items', { ...data, addPicture })
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
    const addPicture = async (itemId: number) =>
      image && app.service('automotive-images').create({ customerId, itemId, image }, { work })
    await createPictured(starting, 'automotive', { ...car, addPicture })
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

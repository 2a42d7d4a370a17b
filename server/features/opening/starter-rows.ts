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

const createItems = async (starting: Starting) => {
  const { categories = [], items = [] } = starting.starter
  const ids = new Map<string, number>()
  for (const category of categories)
    ids.set(category, (await createRow(starting, 'market-categories', { category })).id)
  for (const { category, price, stock, ...item } of items) {
    await createRow(starting, 'market-items', {
      ...item,
      status: 'draft',
      newlyCreated: false,
      trackStock: true,
      categoryId: ids.get(category) ?? null,
      variations: [{ variation: 'Regular', price, stock }],
    })
  }
}

const createMenu = async (starting: Starting) => {
  for (const { section, days, featured = false, ...dish } of starting.starter.dishes ?? []) {
    // Featured once: the same dish on every day would fill the front page.
    let toFeature = featured
    for (const day of days) {
      await createRow(starting, 'restaurant', {
        ...dish,
        timeId: section,
        dayId: Number(day),
        featured: toFeature,
      })
      toFeature = false
    }
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
  for (const car of starting.starter.cars ?? []) await createRow(starting, 'automotive', car)
  await createCalendar(starting)
}

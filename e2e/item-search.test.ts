import type { Page } from 'playwright-core'
import type { TestApp } from '../server/test/create-test-app'
import { describeInBrowser } from './browser'
import { openShopAt, signIn, type Shop } from './shop'
import { setStage } from './stage'

const many = 5000
/** Enough that as many rows are drawn for a letter as among many. */
const few = 250
/** What a person takes for "at once". */
const atOnceMs = 100
/** Where the machine is so slow that not even a few items come at once: what a letter among many may cost more. */
const mostTimes = 3

const colours = ['Amber', 'Blue', 'Cobalt', 'Denim', 'Ebony']
const things = ['Mug', 'Bowl', 'Plate', 'Jug']

/** A few rows at a time, in no transaction: the embedded database has one connection, and others want it too. */
const insert = async ({ database }: TestApp, table: string, rows: object[]) => {
  for (let from = 0; from < rows.length; from += 250)
    await database.knex(table).insert(rows.slice(from, from + 250))
}

const fill = async (app: TestApp, { account }: Shop, count: number) => {
  const customerId = account.id
  const description = `<p>${'Thrown by hand and fired twice in the old kiln by the harbour. '.repeat(8)}</p>`
  const items = Array.from({ length: count }, (_, index) => ({
    customerId,
    title: `${colours[index % 5]} ${things[index % 4]} ${index}`,
    subTitle: 'Holds a good half litre',
    description,
    status: 'public',
    newlyCreated: false,
    trackStock: true,
    createdAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
  }))
  await insert(app, 'market_items', items)
  const ids = await app.database
    .knex<{ id: number; customerId: number; title: string }>('market_items')
    .where({ customerId })
    .whereNot({ title: 'Blue Mug' })
    .orderBy('id')
    .select('id')
  const variations = ids.flatMap(({ id }, index) =>
    ['S', 'M'].map((variation, order) => ({
      customerId,
      itemId: id,
      variation,
      sku: `SKU-${index}-${variation}`,
      price: 10 + order,
      stock: index % 7,
      order: order + 1,
    })),
  )
  await insert(app, 'market_variations', variations)
  const stats = ids.map(({ id }, index) => ({ id, itemId: id, customerId, views: index, clicks: index % 9 }))
  await insert(app, 'market_stats', stats)
}

interface Watched extends Window {
  answered?: Promise<[first: number, all: number]>
}

/** Presses a key; answers the milliseconds from it to the first picture with other rows (or with the letter alone), and to the last. */
const press = async (page: Page, key: string) => {
  await page.evaluate(() => {
    const quietMs = 400
    const isList = ({ target }: MutationRecord) =>
      !(target instanceof Element ? target : target.parentElement)?.closest('form')
    ;(window as Watched).answered = new Promise((resolve) => {
      const pictures: number[] = []
      let timer: ReturnType<typeof setTimeout>
      const painted = () => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => pictures.push(performance.now())
        requestAnimationFrame(() => channel.port2.postMessage(null))
      }
      const begin = ({ timeStamp }: Event) => {
        const end = () => {
          observer.disconnect()
          const [letter = 0, first = letter] = pictures
          resolve([first - timeStamp, (pictures.at(-1) ?? 0) - timeStamp])
        }
        const rest = () => {
          clearTimeout(timer)
          timer = setTimeout(end, quietMs)
        }
        const observer = new MutationObserver((records) => {
          if (!records.some(isList)) return
          painted()
          rest()
        })
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
        painted()
        rest()
      }
      addEventListener('keydown', begin, { capture: true, once: true })
    })
  })
  await page.keyboard.press(key)
  return page.evaluate(() => (window as Watched).answered!)
}

const back = (count: number) => Array<string>(count).fill('Backspace')
// Everything matches, a fifth, a tenth, nothing, and back again.
const keys = [...'amber', ...back(5), ...'blue m', ...back(6), ...'zz', ...back(2), ...'kiln', ...back(4)]
const figuresOf = (times: readonly number[]) => {
  const sorted = times.map(Math.round).sort((a, b) => a - b)
  return { median: sorted[sorted.length >> 1]!, most: sorted.at(-1)! }
}

describeInBrowser('the search of a long list', () => {
  const stage = setStage()

  /** A list of so many items, with the focus in its search. */
  const openList = async (count: number) => {
    const shop = await openShopAt(stage.app, `item-search-${count}`)
    await fill(stage.app, shop, count)
    const { page } = await stage.open()
    await signIn(page, shop, '/dashboard/marketplace')
    await page.getByText(`of ${(count + 1).toLocaleString('en-CA')}`).waitFor()
    await page.getByText('Loading all').waitFor({ state: 'detached' })
    await page.getByLabel('Search items').focus()
    return page
  }

  const measure = async (page: Page, count: number): Promise<number> => {
    // The first letter makes the words of all items ready.
    for (const key of ['k', 'Backspace']) await press(page, key)
    const times: [number, number][] = []
    for (const key of keys) times.push(await press(page, key))
    const [first, all] = [figuresOf(times.map(([ms]) => ms)), figuresOf(times.map(([, ms]) => ms))]
    process.stdout.write(
      `A letter among ${count} items: first rows after ${first.median} ms (at most ${first.most}), all rows after ${all.median} ms (at most ${all.most}).\n`,
    )
    return first.median
  }

  test('answers a letter at once among five thousand items, and finds what it should', async () => {
    const short = await openList(few)
    const amongFew = await measure(short, few)
    await short.close()
    const page = await openList(many)
    const amongMany = await measure(page, many)
    expect(amongMany).toBeLessThanOrEqual(Math.max(atOnceMs, mostTimes * amongFew))

    await page.keyboard.type('sku - 4999-m')
    await page.getByRole('link', { name: /Jug 4999/ }).waitFor()
    expect(await page.getByRole('button', { name: /^Actions for/ }).count()).toBe(1)
    await page.waitForURL(/q=sku\+-\+4999-m$/)
  })
})

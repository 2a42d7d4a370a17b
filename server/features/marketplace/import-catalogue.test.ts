import { as } from '../../test/as'
import { openTestApp, type TestApp } from '../../test/create-test-app'
import { buildCsv, buildOwnRows } from './import-catalogue.factory'
import { openImportClient, type ImportClient } from './import-client.factory'
import { buildItem } from './market-items.factory'

let app: TestApp
let desk: ImportClient
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  desk = await openImportClient(app)
})

describe('our own export', () => {
  const fill = async () => {
    const { body: category } = await desk.owner.post('market-categories', { category: '=Cups' })
    await desk.owner.post('market-items', {
      ...buildItem({
        title: '-20 °C mug, "cold"',
        description: '<p>One</p>\n<p>Two, “three” &amp; é</p>',
        categoryId: category.id,
        onSale: true,
        saleEnd: '2999-12-31',
        discountType: 'special',
        discountValue: '@home',
      }),
    })
    await desk.owner.post('market-items', { title: 'Bare' })
    return desk.items()
  }

  test('comes back without a change', async () => {
    const items = await fill()
    const csv = `\uFEFF${buildCsv(buildOwnRows(items))}\r\n`
    expect(csv).toContain(`"'-20 °C mug`)
    const answer = await desk.send(csv)
    expect(answer.ignoredColumns).toEqual([])
    expect(answer.items.map(({ action, changes }) => [action, changes])).toEqual([
      ['same', []],
      ['same', []],
    ])
    expect(await desk.items()).toEqual(items)
  })

  test('changes what was edited in it, by id, and announces it', async () => {
    const items = await fill()
    const rows = buildOwnRows(items).map((row) => ({ ...row, title: `'=Cup ${row.id}`, category: 'Mugs' }))
    const answer = await desk.send(buildCsv([{ ...rows[0], stock: 12 }, ...rows.slice(1)]))
    expect(answer.items[0]!.changes).toEqual([
      { field: 'title', from: items[0]!.title, to: `=Cup ${items[0]!.id}` },
      { field: 'category', from: '=Cups', to: 'Mugs' },
      { field: 'Blue: stock', from: '10', to: '12' },
    ])
    const after = await desk.items()
    expect(after.map(({ id, category }) => [id, category])).toEqual(items.map(({ id }) => [id, 'Mugs']))
    expect(after[0]!.variations[0]).toMatchObject({ id: items[0]!.variations[0]!.id, stock: 12 })
  })

  test('without labels changes the one variation there is, whatever its label', async () => {
    const variations = [{ variation: 'Large', price: 5, stock: 1 }]
    await desk.owner.post('market-items', buildItem({ title: 'Candle', variations }))
    await desk.send('title,price,stock\nCandle,6,1')
    expect((await desk.items())[0]!.variations).toMatchObject([{ variation: 'Large', price: 6, stock: 1 }])
  })

  test('written by hand with a few columns and semicolons makes new items', async () => {
    await desk.send('title;price;stock\nTeapot;"1,234.50";2\n')
    expect(await desk.items()).toMatchObject([
      { title: 'Teapot', status: 'draft', variations: [{ variation: 'Regular', price: 1234.5, stock: 2 }] },
    ])
  })
})

test('other requests are answered while a long file is imported', async () => {
  const visitor = await as(app, 'visitor', desk.account)
  const rows = Array.from({ length: 120 }, (_, index) => ({
    title: `Thing ${index}`,
    price: index,
    stock: 1,
  }))
  let running = true
  const began = performance.now()
  const done = desk.send(buildCsv(rows)).finally(() => (running = false))
  const waits: number[] = []
  while (running) {
    const started = performance.now()
    expect((await visitor.get('market-items?$limit=20')).status).toBe(200)
    waits.push(performance.now() - started)
  }
  expect((await done).items.map(({ action }) => action)).toEqual(rows.map(() => 'create'))
  expect(waits.length).toBeGreaterThan(10)
  const took = performance.now() - began
  expect(waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.9)]).toBeLessThan(took / 4)
})

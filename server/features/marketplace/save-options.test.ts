import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, type Client } from '../../test/as'
import { marketplace as marketplaceFeature } from './marketplace.feature'
import { buildItem } from './market-items.factory'
import { buildOption } from './market-options.factory'

let app: TestApp
let owner: Client

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, marketplaceFeature] })
  owner = await as(app, 'owner', await newAccount(app))
})
afterAll(() => app.close())

const create = async (overrides = {}): Promise<MarketItem> =>
  (await owner.post('market-items', buildItem(overrides)).expect(201)).body
const colour = { option: 'Colour', values: 'Moss, Sea blue' }
const size = { option: 'Size', values: 'S, M' }
const seen = ({ options }: MarketItem) => options.map(({ option, values, order }) => [option, values, order])

test('an option without a name, twice, or of another item is refused, and nothing is saved', async () => {
  const item = await create({ options: [colour] })
  const [first] = item.options
  const foreign = (await owner.post('market-options', buildOption((await create()).id)).expect(201)).body
  const refusals = [
    [[{ option: ' ', values: 'S' }], 'options.0.option'],
    [[first, first], 'options.1.id'],
    [[{ id: foreign.id, ...size }], 'options.0.id'],
    [[{ ...first, itemId: foreign.itemId }], 'options.0.itemId'],
  ] as const
  for (const [options, field] of refusals) {
    const { body } = await owner.patch(`market-items/${item.id}`, { title: 'Other', options }).expect(400)
    expect(Object.keys(body.errors)).toEqual([field])
  }
  const { body: now } = await owner.get(`market-items/${item.id}`)
  expect(now).toMatchObject({ title: item.title, options: item.options })
})

test('options and variations of a save stand or fall together', async () => {
  const item = await create({ options: [colour] })
  const variations = [{ id: 4_000_000, variation: 'Moss' }]
  await owner.patch(`market-items/${item.id}`, { options: [size], variations }).expect(400)
  expect(seen((await owner.get(`market-items/${item.id}`)).body)).toEqual([['Colour', 'Moss, Sea blue', 1]])
})

test('a save keeps options by their ids, makes new ones, and removes the missing', async () => {
  const item = await create({ options: [colour, size] })
  expect(seen(item)).toEqual([
    ['Colour', 'Moss, Sea blue', 1],
    ['Size', 'S, M', 2],
  ])
  const [, second] = item.options
  const options = [
    { id: second!.id, values: 'S, M, L' },
    { option: 'Engraving', values: 'None, Initials' },
  ]
  const { body: saved } = await owner.patch(`market-items/${item.id}`, { options }).expect(200)
  expect(seen(saved)).toEqual([
    ['Size', 'S, M, L', 1],
    ['Engraving', 'None, Initials', 2],
  ])
  expect(saved.options[0].id).toBe(second!.id)
  const { body: titled } = await owner.patch(`market-items/${item.id}`, { title: 'Other' }).expect(200)
  expect(titled.options).toEqual(saved.options)
})

describe('in both languages', () => {
  const french = { fr: { option: 'Couleur', values: 'Mousse, Bleu mer' } }
  const translated = { ...colour, translations: french }

  test('translated values are as many as the original’s, and a refusal names them', async () => {
    const { id, options } = await create({ options: [translated] })
    const short = { fr: { values: 'Mousse' } }
    const wrong = 'must name as many values as the original'
    const body = { options: [{ ...options[0], translations: short }] }
    const saved = await owner.patch(`market-items/${id}`, body).expect(400)
    expect(saved.body.errors).toEqual({ 'options.0.translations.fr.values': wrong })
    const alone = await owner.patch(`market-options/${options[0]!.id}`, { translations: short }).expect(400)
    expect(alone.body.errors).toEqual({ 'translations.fr.values': wrong })
    const long = [{ variation: 'Moss', translations: { fr: { variation: 'é'.repeat(121) } } }]
    const refused = await owner.patch(`market-items/${id}`, { variations: long }).expect(400)
    expect(Object.keys(refused.body.errors)).toEqual(['variations.0.translations.fr.variation'])
  })

  test('variations are read by the translated values, others by their own label, else as they are', async () => {
    const account = await newAccount(app, { bilingual: true })
    const its = await as(app, 'owner', account)
    const visitor = await as(app, 'visitor', account)
    const variations = [
      { variation: 'Moss, S' },
      { variation: 'Gift', translations: { fr: { variation: 'Cadeau' } } },
      { variation: 'Blank' },
    ]
    const body = buildItem({ options: [translated], status: 'public' })
    const { id } = (await its.post('market-items', { ...body, variations }).expect(201)).body
    const labels = async (query: string) =>
      (await visitor.get(`market-items/${id}${query}`).expect(200)).body.variations.map(
        ({ variation, lang }: { variation: string; lang?: object }) => [variation, lang],
      )
    await its.patch(`market-items/${id}`, {
      options: [translated, size],
    })
    expect(await labels('?lang=fr')).toEqual([
      ['Mousse, S', undefined],
      ['Cadeau', undefined],
      ['Blank', { variation: 'en' }],
    ])
    expect((await labels('')).map(([label]: string[]) => label)).toEqual(['Moss, S', 'Gift', 'Blank'])
    const { body: read } = await visitor.get(`market-items/${id}?lang=fr`)
    expect(read.options).toMatchObject([
      { option: 'Couleur', values: 'Mousse, Bleu mer' },
      { option: 'Size', values: 'S, M', lang: { option: 'en', values: 'en' } },
    ])
    // A value more, and what the French list names is no longer known.
    const more = [{ id: read.options[0].id, values: 'Moss, Sea blue, Red' }, size]
    await its.patch(`market-items/${id}`, { options: more }).expect(200)
    expect((await labels('?lang=fr'))[0]).toEqual(['Moss, S', { variation: 'en' }])
  })
})

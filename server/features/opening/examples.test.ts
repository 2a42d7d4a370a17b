import type { Example } from '@mainstreet/shared/contracts/site/opening'
import type { Input } from '@mainstreet/shared/services'
import { as, type Client } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'
import { createWholeApp } from '../../test/create-whole-app'
import { buildAnswers } from './answers.factory'

let app: TestApp
let staff: Client

const open = async (overrides: Partial<Input<'open-business'>> = {}): Promise<{ customerId: number }> =>
  (await staff.post('open-business', buildAnswers(overrides))).body

const state = async (who: Client, customerId: number) =>
  (await who.post('opening-state', { customerId })).body

beforeAll(async () => {
  app = await createWholeApp()
  staff = await as(app, 'staff')
})
afterAll(() => app.close())

test('an example is one whose mark is older than a column, until its owner fills that', async () => {
  const { customerId } = await open()
  const itsOwner = await as(app, 'owner', await app.service('account').get(customerId))
  await app
    .get('database')
    .knex('account_examples')
    .where({ customerId, kind: 'market-items' })
    .update({
      content: app.get('database').knex.raw(`content - 'tags' || '{"featured": false, "translations": {}}'`),
    })
  const edited = async () =>
    (await state(itsOwner, customerId)).examples.flatMap(({ isEdited, kind }: Example) =>
      isEdited ? [kind] : [],
    )
  expect(await edited()).toEqual([])
  const { data } = (await itsOwner.get(`market-items?customerId=${customerId}`)).body
  const [tagged, translated] = data
  await itsOwner.patch(`market-items/${tagged.id}`, { tags: 'gift' }).expect(200)
  await itsOwner
    .patch(`market-variations/${translated.variations[0].id}`, {
      translations: { fr: { variation: 'Ordinaire' } },
    })
    .expect(200)
  expect(await edited()).toEqual(['market-items', 'market-items'])
})

test('an example that was edited counts as own and stays', async () => {
  const { customerId } = await open()
  const itsOwner = await as(app, 'owner', await app.service('account').get(customerId))
  const { examples } = await state(itsOwner, customerId)
  const of = (kind: string) => examples.filter((each: { kind: string }) => each.kind === kind)
  const [first] = of('market-items')
  expect((await itsOwner.patch(`market-items/${first.rowId}`, { title: 'My own mug' })).status).toBe(200)
  expect((await itsOwner.patch(`account/${customerId}`, { str_title: 'Mine' })).status).toBe(200)
  const { data } = (await itsOwner.get(`profile-hours?customerId=${customerId}`)).body
  await itsOwner.patch(`profile-hours/${data[0].id}`, { byAppointment: true })

  const cleared = (await itsOwner.post('remove-examples', { customerId })).body
  // The item and the category it is in, the slogan and the hours.
  expect([cleared.kept, cleared.removed]).toEqual([4, examples.length - 4])
  const items = (await itsOwner.get(`market-items?customerId=${customerId}`)).body
  expect(items.data.map(({ title }: { title: string }) => title)).toEqual(['My own mug'])
  expect((await itsOwner.get(`account/${customerId}`)).body.str_title).toBe('Mine')
  expect((await itsOwner.post('remove-examples', { customerId })).body).toMatchObject({ removed: 0, kept: 0 })
})

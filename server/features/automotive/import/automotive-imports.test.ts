import type { Account } from '@mainstreet/shared/contracts/account'
import type { Car } from '@mainstreet/shared/contracts/automotive'
import type { CarImport, CarImportRow } from '@mainstreet/shared/contracts/car-imports'
import { isRunning } from '@mainstreet/shared/contracts/file-import'
import { as, newAccount, type Client } from '../../../test/as'
import { baseFeatures } from '../../../test/base-features'
import { createTestApp, type TestApp } from '../../../test/create-test-app'
import { until } from '../../../test/until'
import { automotive } from '../automotive.feature'
import { buildCar } from '../automotive.factory'
import { carImports } from './run-car-import'

let app: TestApp
let account: Account
let owner: Client
beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, automotive] })
})
afterAll(() => app.close())
beforeEach(async () => {
  account = await newAccount(app)
  owner = await as(app, 'owner', account)
})

const upload = (csv: string, by = owner) =>
  by.post('automotive-import').attach('files', Buffer.from(csv), 'lot.csv')

const ended = async (id: number): Promise<CarImport> => {
  let row: CarImport | undefined
  await until(async () => {
    row = (await owner.get(`automotive-imports/${id}`).expect(200)).body as CarImport
    return !isRunning(row)
  })
  return row!
}

const checked = async (csv: string): Promise<CarImport> => {
  const { body } = await upload(csv).expect(200)
  return ended(body.id)
}

const begin = ({ id }: CarImport) =>
  owner.patch(`automotive-imports/${id}`, { status: 'importing' }).expect(200)

const imported = async (row: CarImport): Promise<CarImport> => {
  await begin(row)
  return ended(row.id)
}

const rowsOf = async ({ id, status }: CarImport): Promise<CarImportRow[]> => {
  const query = `importId=${id}&dryRun=${status === 'checked'}&$sort[line]=1`
  return (await owner.get(`automotive-import-rows?${query}`).expect(200)).body.data
}

const cars = async (): Promise<Car[]> =>
  (await owner.get(`automotive?customerId=${account.id}&$sort[id]=1`).expect(200)).body.data

const header = 'Stock #,Year,Make,Model,Price'

test('a stranger, and the owner of another lot, bring nothing here', async () => {
  await upload(header, await as(app, 'visitor', account)).expect(401)
  const other = await as(app, 'owner', await newAccount(app))
  const row = await checked(`${header}\nA1,2021,Kia,Rio,9000`)
  await other.patch(`automotive-imports/${row.id}`, { status: 'importing' }).expect(404)
  await other.get(`automotive-import-rows?importId=${row.id}`).expect(200, /"total":0/)
})

test.each([
  ['nothing but a header', header, 'no-cars'],
  ['a quote that nothing closes', `${header}\nA1,"2021`, 'unreadable-line'],
  ['too many rows', `${header}\n${'A,2021,Kia,Rio,1\n'.repeat(2001)}`, 'too-many-rows'],
  ['too many columns', `${'a,'.repeat(200)}a\n1`, 'too-many-columns'],
])('a file of %s says what is wrong', async (_what, csv, code) => {
  expect(await checked(csv)).toMatchObject({ status: 'failed', refusal: { code } })
})

test('is looked at first; new cars become drafts, known ones change, and what is bad is named by its row', async () => {
  const { body: known } = await owner.post('automotive', buildCar({ stockNo: 'T1', price: 20_000 }))
  const row = await checked(`${header},Photos\nT1,,,,19500,a|b\nN1,2020,Kia,Rio,9000,\n\nN2,20,Kia,Rio,9000,`)
  expect(row).toMatchObject({ status: 'checked', total: 3, created: 1, changed: 1, bad: 1, pictures: 2 })
  expect(row.columns[0]).toEqual({ name: 'Stock #', example: 'T1' })
  expect(row.fields).toEqual(['stockNo', 'year', 'make', 'model', 'price', 'photos'])
  expect(await cars()).toHaveLength(1)
  const done = await imported(row)
  expect(done).toMatchObject({ status: 'imported', done: 3, created: 1, changed: 1, bad: 1 })
  expect(await cars()).toMatchObject([
    { id: known.id, price: 19_500 },
    { stockNo: 'N1', status: 'draft', price: 9000 },
  ])
  expect(await rowsOf(done)).toMatchObject([
    { line: 2, action: 'update', carId: known.id, changes: ['price'] },
    { line: 3, action: 'create', title: '2020 Kia Rio' },
    { line: 5, action: 'bad', problems: [{ field: 'year', wanted: 'year' }] },
  ])
})

test('a column that is told to fill another field has the file checked again', async () => {
  const row = await checked('Stock #,Year,Make,Model,Advertised\nA1,2021,Kia,Rio,9000')
  expect(row.fields[4]).toBeNull()
  const fields = [...row.fields.slice(0, 4), 'price']
  await owner.patch(`automotive-imports/${row.id}`, { fields: ['wheels'] }).expect(400, /fields/)
  await owner.patch(`automotive-imports/${row.id}`, { fields }).expect(200, /"checking"/)
  const again = await ended(row.id)
  expect(again.fields[4]).toBe('price')
  await imported(again)
  expect(await cars()).toMatchObject([{ price: 9000 }])
  await owner.patch(`automotive-imports/${row.id}`, { fields: row.fields }).expect(409, /import-begun/)
})

/** Has the database refuse a model with an SQLSTATE; answers what ends it. */
const refusing = async (model: string, errcode: string) => {
  const { knex } = app.get('database')
  await knex.raw(`create function refuse_car() returns trigger language plpgsql as $$
    begin raise exception using errcode = '${errcode}', message = 'no such car'; end $$`)
  await knex.raw(`create trigger refuse_car before insert on automotive
    for each row when (new.model = '${model}') execute function refuse_car()`)
  return () => knex.raw('drop function refuse_car cascade')
}

test('what the lot refuses is named by its row, and the others are imported', async () => {
  const row = await checked(`${header}\nA1,2021,Kia,Rio 1,9000\nA2,2021,Kia,Rio 2,9000`)
  const mend = await refusing('Rio 1', '23514')
  const done = await imported(row)
  await mend()
  expect(done).toMatchObject({ status: 'imported', created: 1, bad: 1 })
  expect((await rowsOf(done))[0]).toMatchObject({ line: 2, action: 'bad', carId: null })
  expect((await rowsOf(done))[0]!.refused).toHaveLength(1)
})

test('one that a server left half done goes on where it was: no car comes twice', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => `,2021,Kia,Rio ${index},9000`)
  const row = await checked([header, ...lines].join('\n'))
  const { knex } = app.get('database')
  await knex('automotive_import_files')
    .where({ importId: row.id })
    .update({ leasedUntil: new Date(Date.now() + 60_000) })
  await begin(row)
  // It dies between a car and the count of its batch.
  const mend = await refusing('Rio 50', 'XX000')
  const begun = await app.service('automotive-imports').get(row.id)
  await expect(carImports.run(app, begun, () => false)).rejects.toThrow('on our side')
  await mend()
  expect(await cars()).toHaveLength(50)
  await knex('automotive_import_files').where({ importId: row.id }).update({ leasedUntil: null })
  app.get('carImporter').nudge()
  expect(await ended(row.id)).toMatchObject({ status: 'imported', done: 60, created: 60 })
  expect((await cars()).length).toBe(60)
})

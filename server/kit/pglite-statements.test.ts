import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Client } from 'pg'
import { wholeStatements } from './pglite-statements'

let lite: PGlite
let client: Client
const calls = jest.fn()

beforeAll(async () => {
  lite = await PGlite.create()
  const execute = lite.execProtocolStream.bind(lite)
  lite.execProtocolStream = (...given) => {
    calls()
    return execute(...given)
  }
  client = new Client(createPgConfig(wholeStatements(lite)) as never)
  await client.connect()
  await client.query('create table things (id integer primary key, name text not null)')
})
afterAll(async () => {
  await client.end()
  await lite.close()
})
beforeEach(() => calls.mockClear())

describe('a statement of the embedded database', () => {
  test('with values is one call', async () => {
    const { rows } = await client.query('insert into things values ($1, $2) returning *', [1, 'one'])
    expect(rows).toEqual([{ id: 1, name: 'one' }])
    expect(calls).toHaveBeenCalledTimes(1)
  })

  test('that fails says why, undoes its transaction only, and leaves the next one alone', async () => {
    await client.query('begin')
    await client.query('insert into things values ($1, $2)', [2, 'two'])
    const twice = client.query('insert into things values ($1, $2)', [2, 'two again'])
    await expect(twice).rejects.toMatchObject({ code: '23505' })
    const after = client.query('select $1::integer as n', [1])
    await expect(after).rejects.toMatchObject({ code: '25P02' })
    await client.query('rollback')
    await expect(client.query('selec $1', [1])).rejects.toMatchObject({ code: '42601' })
    await expect(client.query('select $1::integer as n', ['x'])).rejects.toMatchObject({ code: '22P02' })
    expect((await client.query('select id from things where id > $1', [0])).rows).toEqual([{ id: 1 }])
  })
})

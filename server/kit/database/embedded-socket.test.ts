import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { EmbeddedSocket } from './embedded-socket'

let lite: PGlite
let client: Client
const calls = jest.fn()

const connect = async (exchange: (messages: Uint8Array) => Promise<Uint8Array>) => {
  const config = { user: 'postgres', database: 'postgres', stream: () => new EmbeddedSocket(exchange) }
  const connected = new Client(config)
  await connected.connect()
  return connected
}

beforeAll(async () => {
  lite = await PGlite.create()
  client = await connect((messages) => {
    calls()
    return lite.execProtocolRaw(messages)
  })
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

  test('that nobody can answer any more is refused', async () => {
    let broken = false
    const other = await connect(async (messages) => {
      if (broken) throw new Error('gone')
      return lite.execProtocolRaw(messages)
    })
    other.on('error', () => undefined)
    broken = true
    await expect(other.query('select 1')).rejects.toThrow('gone')
    await expect(other.query('select 1')).rejects.toThrow('not queryable')
  })
})

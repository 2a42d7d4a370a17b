import { randomBytes } from 'node:crypto'
import type { Knex } from 'knex'

type Row = Record<string, unknown>

interface Statement {
  sql: string
  bindings: readonly unknown[]
  answer: readonly Row[]
}

/** What one call asked of the database and was answered, in its order. */
export type Script = readonly Statement[]

interface Asked {
  sql: string
  bindings?: unknown[]
  __knexQueryUid: string
}

/** Writes down the statements of a call; of those that are asked at the same time as another call's, it could not tell whose they are. */
export const record = async (knex: Knex, call: () => Promise<unknown>): Promise<Script> => {
  const script: Statement[] = []
  const byId = new Map<string, Statement>()
  const asked = ({ sql, bindings = [], __knexQueryUid: id }: Asked) => {
    const statement = { sql, bindings, answer: [] }
    script.push(statement)
    byId.set(id, statement)
  }
  const answered = (answer: Row[] | { rows?: Row[] } | undefined, { __knexQueryUid: id }: Asked) => {
    byId.get(id)!.answer = (Array.isArray(answer) ? answer : answer?.rows) ?? []
  }
  knex.on('query', asked).on('query-response', answered)
  await call()
  knex.off('query', asked).off('query-response', answered)
  return script
}

// Keys and ids that the application made up.
const madeUp = /(?<![0-9a-f])([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{24,})/g

const randomLike = (name: string) => {
  const digits = [...randomBytes(name.length).toString('hex')]
  return name.replace(/[0-9a-f]/g, () => digits.pop()!)
}

/** Gives rows new names, and follows the ids that the database gives them. */
const createRenaming = () => {
  const ids = new Map<unknown, unknown>()
  const names = new Map<string, string>()
  const rename = (name: string) => {
    if (!names.has(name)) names.set(name, randomLike(name))
    return names.get(name)!
  }
  const text = (given: string) =>
    given.replace(madeUp, rename).replace(/(?<=:)\d+$/, (id) => String(ids.get(Number(id)) ?? id))
  return {
    renamed: (given: unknown): unknown =>
      typeof given === 'string' ? text(given) : (ids.get(given) ?? given),
    follow([recorded = {}]: readonly Row[], [now = {}]: readonly Row[]) {
      for (const name of ['id', 'orderId']) if (name in recorded) ids.set(recorded[name], now[name])
    },
  }
}

interface Connection {
  query(sql: string, bindings: readonly unknown[]): Promise<{ rows: Row[] }>
}

/** Asks a script's statements again, by the driver alone, in the same transactions; nobody hears its notifications. */
export const replay = async (knex: Knex, script: Script): Promise<void> => {
  const { renamed, follow } = createRenaming()
  const connection = (await knex.client.acquireConnection()) as Connection
  try {
    for (const { sql, bindings, answer } of script) {
      const heardByNone = sql.replace('pg_notify($1', `pg_notify('bench:' || $1`)
      const { rows } = await connection.query(heardByNone, bindings.map(renamed))
      follow(answer, rows)
    }
  } finally {
    await knex.client.releaseConnection(connection)
  }
}

import type { AccountFindings, FindingKind } from '@mainstreet/shared/contracts/orders/books'
import type { Application } from '../../declarations'
import type { AccountAudit } from './audit-account'
import type { Table } from '../../kit/service/stored-row'

interface FindingRow {
  id: number
  customerId: number
  kind: FindingKind
  subject: string
  expected: string
  found: string
  foundAt: Date
  closedAt: Date | null
}

/** A finding with the name of its account, and how many there are in all. */
type Listed = FindingRow & { name: string; total: number }

const table = 'audit_findings'
const maxListed = 500

/** Keeps what was found of an account: what is new is opened, what is gone is closed, and what could not be checked stays. */
export const storeFindings = async (
  app: Application,
  customerId: number,
  { found }: AccountAudit,
): Promise<number> => {
  const rows = [...found].flatMap(([kind, each]) => each.map((row) => ({ ...row, customerId, kind })))
  await app.get('database').knex.transaction(async (trx) => {
    const open = await trx(table).where({ customerId, closedAt: null }).select('*')
    const still = new Set(rows.map(({ kind, subject }) => `${kind} ${subject}`))
    const gone = open.filter(({ kind, subject }) => found.has(kind) && !still.has(`${kind} ${subject}`))
    if (gone.length)
      await trx(table)
        .whereIn(
          'id',
          gone.map(({ id }) => id),
        )
        .update({ closedAt: new Date() })
    if (rows.length)
      await trx(table)
        .insert(rows)
        .onConflict(trx.raw('("customerId", kind, subject) where "closedAt" is null'))
        .merge(['expected', 'found'])
  })
  return rows.length
}

/** The open findings, oldest first, by account. */
export const readFindings = async (
  app: Application,
): Promise<{ total: number; accounts: AccountFindings[] }> => {
  const { knex } = app.get('database')
  const rows = await knex<FindingRow>(`${table} as f`)
    .join('account as a', 'a.id', 'f.customerId')
    .whereNull('f.closedAt')
    .orderBy(['a.str_company_name', 'f.customerId', 'f.foundAt', 'f.id'])
    .limit(maxListed)
    .select<Listed[]>('f.*', 'a.str_company_name as name', knex.raw('(count(*) over ())::int as total'))
  const accounts = new Map<number, AccountFindings>()
  for (const { customerId, name, id, kind, subject, expected, found, foundAt } of rows) {
    const account = accounts.get(customerId) ?? { customerId, name, findings: [] }
    account.findings.push({ id, kind, subject, expected, found, foundAt: foundAt.toISOString() })
    accounts.set(customerId, account)
  }
  return { total: rows[0]?.total ?? 0, accounts: [...accounts.values()] }
}

/** How many findings of each kind are open. */
export const countFindings = async (app: Application): Promise<Map<string, number>> => {
  const rows = await app
    .get('database')
    .knex(table)
    .whereNull('closedAt')
    .groupBy('kind')
    .select('kind')
    .count({ findings: '*' })
  return new Map(rows.map(({ kind, findings }) => [kind, Number(findings)]))
}

declare module 'knex/types/tables' {
  interface Tables {
    audit_findings: Table<FindingRow>
  }
}

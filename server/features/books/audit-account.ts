import type { FindingKind } from '@mainstreet/shared/contracts/orders/books'
import type { PaymentProvider } from '@mainstreet/shared/contracts/marketplace/payment-providers'
import { minuteMs, dayMs } from '@mainstreet/shared/rules/time/durations'
import type { Application } from '../../declarations'
import type { PaymentGateway } from '../../kit/payments/payment-gateway'
import type { Rows } from '../../kit/database/rows'
import { accountKeys, gatewayOfPayment, keysSince } from '../store/payment-keys'
import { accountChecks, chargeChecks } from './account-checks'
import type { Check } from './checks/check'

/** What a check found: what it is about, what there should be, and what there is. */
export interface Discrepancy {
  subject: string
  expected: string
  found: string
}

/** What was found of each kind that could be checked, and how many checks could not be made. */
export interface AccountAudit {
  found: Map<FindingKind, Discrepancy[]>
  failures: number
}

const maxPerCheck = 100
/** Nobody waits for it, and the largest account may take longer than a call. */
const timeoutMs = minuteMs
/** The clocks of two servers may differ by as much. */
const clockSlackMs = 5_000

type Bindings = Record<string, string | number | boolean | Date>

/** What a check finds; each is one statement, and so sees one moment. */
const runCheck = async (app: Application, { sql }: Check, bindings: Bindings): Promise<Discrepancy[]> =>
  app.get('database').knex.transaction(async (trx) => {
    await trx.raw(`set local statement_timeout = ${timeoutMs}`)
    const { rows } = await trx.raw<Rows<Discrepancy>>(
      `select * from (${sql}) found limit ${maxPerCheck}`,
      bindings,
    )
    return rows
  })

interface Compared {
  gateway: PaymentGateway
  /** When it made the first payment. */
  since: Date
}

/** Every gateway that has made a payment for an account, and the one that would make the next. */
const gatewaysOf = async (app: Application, customerId: number): Promise<Compared[]> => {
  const { knex } = app.get('database')
  const made: { provider: PaymentProvider; live: boolean; since: Date }[] = await knex('order_payments')
    .where({ customerId })
    .where('amount', '>', 0)
    .groupBy('provider', 'live')
    .select('provider', 'live')
    .min({ since: 'createdAt' })
  const replacedAt = await keysSince(app, customerId)
  const earlier = await Promise.all(
    made.map(async ({ since, ...payment }) => {
      const gateway = await gatewayOfPayment(app, { ...payment, customerId })
      if (!gateway)
        throw new Error(`The provider ${payment.provider} of account ${customerId} cannot be asked.`)
      // What other keys have charged, possibly of another of its accounts, these cannot list.
      const replaced = replacedAt(payment)
      return { gateway, since: replaced && replaced > since ? replaced : since }
    }),
  )
  const [current] = app.get('gateways').of({ ...(await accountKeys(app, customerId)), preview: false })
  const isNew = !made.some(({ provider, live }) => provider === current?.provider && live === current.live)
  return current && isNew ? [...earlier, { gateway: current, since: new Date(Date.now() - dayMs) }] : earlier
}

const compareCharges = async (
  app: Application,
  customerId: number,
  record: (kind: FindingKind, rows: Discrepancy[]) => void,
) => {
  for (const { gateway, since } of await gatewaysOf(app, customerId)) {
    const listedAt = new Date(Date.now() - clockSlackMs)
    const charges = await gateway.listCharges({ customerId, since })
    if (!charges) continue
    const { provider, live } = gateway
    const bindings = { customerId, provider, live, since, listedAt, charges: JSON.stringify(charges) }
    for (const check of chargeChecks) record(check.kind, await runCheck(app, check, bindings))
  }
}

/** Checks the books of one account; a check that cannot be made is logged and counted, and does not stop the others. */
export const auditAccount = async (app: Application, customerId: number): Promise<AccountAudit> => {
  const audit: AccountAudit = { found: new Map(), failures: 0 }
  const record = (kind: FindingKind, rows: Discrepancy[]) =>
    void audit.found.set(kind, [...(audit.found.get(kind) ?? []), ...rows])
  const attempt = async (what: string, run: () => Promise<void>) => {
    try {
      await run()
    } catch (err) {
      audit.failures++
      app.get('log').error({ err, customerId, check: what }, 'books not checked')
    }
  }
  for (const check of accountChecks)
    await attempt(check.kind, async () => record(check.kind, await runCheck(app, check, { customerId })))
  await attempt('charges', () => compareCharges(app, customerId, record))
  return audit
}

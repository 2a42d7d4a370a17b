import { localTime } from '@mainstreet/shared/rules/time/local-time'
import type { SalesTax } from '@mainstreet/shared/rules/money/tax'
import { taxInForce, type DatedTax } from '@mainstreet/shared/rules/money/tax-in-force'
import type { Knex } from 'knex'
import type { Application } from '../../declarations'
import type { Work } from '../../kit/service/work'

/** Where and when something is sold. */
interface Sale {
  /** The work's own connection, inside of one. */
  db: Knex
  /** A province or state code. */
  province: string
  /** The seller's, whose days they are. */
  timezone: string
  now: Date
}

/** The rates of sales tax, read once and again after each change, here or in another process. */
export interface SalesTaxes {
  /** The tax on what is sold now; RangeError for a province that nobody knows. */
  of(sale: Sale): Promise<SalesTax>
  /** Says that a work has changed the rates. */
  changed(work: Work): Promise<void>
}

const kind = 'tax-rates'

const readTaxes = async (db: Knex): Promise<DatedTax[]> =>
  db('tax_rates')
    .where({ enabled: true })
    .select('province', 'label', 'rate', 'federal', 'effectiveFrom', 'enabled')

/** Makes the cache of an application. */
export const createSalesTaxes = (app: Application): SalesTaxes => {
  let known: Promise<DatedTax[]> | undefined
  // Between a lost listener and its return, no change is heard of.
  let isListenerLost = false
  const forget = () => (known = undefined)
  const bus = app.get('bus')
  bus.on(kind, forget)
  bus.onDisconnect(() => {
    isListenerLost = true
    forget()
  })
  bus.onGap(() => {
    isListenerLost = false
    forget()
  })

  const rates = async (db: Knex): Promise<DatedTax[]> => {
    if (known) return known
    const reading = readTaxes(db)
    if (!isListenerLost) known = reading
    return reading.catch((error: unknown) => {
      if (known === reading) forget()
      throw error
    })
  }

  return {
    of: async ({ db, province, timezone, now }) =>
      taxInForce(await rates(db), province, localTime(now, timezone).date),
    async changed(work) {
      await bus.send(work.trx, [{ kind, body: null }])
      work.afterCommit(forget)
    },
  }
}

declare module '../../declarations' {
  interface Configuration {
    salesTaxes: SalesTaxes
  }
}

import { Conflict } from '@feathersjs/errors'
import { taxRateContract, type TaxRate } from '@mainstreet/shared/contracts/orders/tax'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { rateInForce } from '@mainstreet/shared/rules/money/tax-in-force'
import { lock } from '../../kit/database/advisory-locks'
import { invalid, problems } from '../../kit/service/errors'
import { tableService } from '../../kit/service/define-service'
import type { StoredOf, WriteContext } from '../../kit/service/table-rules'
import { createSalesTaxes } from './sales-taxes'

type Context = WriteContext<typeof taxRateContract>
type Columns = StoredOf<typeof taxRateContract>

/** Where a day begins first, and where last. */
const [earliestZone, latestZone] = ['Pacific/Kiritimati', 'Etc/GMT+12']

// Where its day has come for anybody, orders may have been charged with it.
const isFixedSql = `tax_rates."wasEnabled"
  and tax_rates."effectiveFrom" <= (now() at time zone '${earliestZone}')::date`
const changedByNameSql = `coalesce(
  (select coalesce(nullif(users.name, ''), users.email) from users where users.id = tax_rates."changedBy"), '')`

const fixedColumns = ['province', 'label', 'rate', 'federal', 'effectiveFrom'] as const

const keepFixed = ({ data, before }: Context) => {
  if (!before?.isFixed) return
  const changed = fixedColumns.find((name) => data[name] !== undefined && data[name] !== before[name])
  if (!changed) return
  throw new Conflict({ ...refusal('rate-charged'), ...problems({ [changed]: refusal('rate-is-charged') }) })
}

/** One tax is all federal; the form of it does not ask. */
const checkWhole = ({ label, rate, federal }: Pick<TaxRate, 'label' | 'rate' | 'federal'>) => {
  if (label === 'GST' && federal !== rate) throw invalid({ federal: refusal('federal-is-whole') })
}

/** No sale may find its province without a rate. */
const keepOneInForce = async ({ work }: Context, row: TaxRate) => {
  const others = await work.trx('tax_rates').where({ province: row.province }).whereNot({ id: row.id })
  if (rateInForce([...others, row], row.province, localTime(work.now, latestZone).date)) return
  throw new Conflict({ ...refusal('only-rate'), ...problems({ enabled: refusal('rate-is-only') }) })
}

const beforeWrite = async (context: Context): Promise<Columns> => {
  const { data, before, work, caller } = context
  keepFixed(context)
  const { isFixed: _isFixed, changedByName: _name, ...columns } = data
  const after = { enabled: false, ...before, ...columns } as TaxRate
  checkWhole(after)
  await lock(work.trx, 'tax-rates')
  if (before?.enabled) await keepOneInForce(context, after)
  return {
    ...columns,
    ...(after.enabled && { wasEnabled: true }),
    changedBy: 'userId' in caller ? caller.userId : null,
    changedAt: work.now.toISOString(),
  }
}

/** The rates of sales tax, kept by staff: each from a day on, and for no order that was made before it was switched on. */
export const taxRates = tableService(taxRateContract, (app) => {
  const salesTaxes = createSalesTaxes(app)
  app.set('salesTaxes', salesTaxes)
  return {
    computed: { isFixed: isFixedSql, changedByName: changedByNameSql },
    beforeWrite,
    afterWrite: ({ work }) => salesTaxes.changed(work),
  }
})

declare module '../../kit/service/stored-row' {
  interface PrivateColumns {
    'tax-rates': { wasEnabled: boolean }
  }
}

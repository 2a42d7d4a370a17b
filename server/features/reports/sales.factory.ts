import { randomUUID } from 'node:crypto'
import type { Account } from '@mainstreet/shared/contracts/account'
import { cents, type Cents } from '@mainstreet/shared/rules/money/money'
import { taxLines, type SalesTax, type TaxLine } from '@mainstreet/shared/rules/money/tax'
import type { Knex } from 'knex'

/** The amounts of an order or of a refund, in cents. */
export interface Amounts {
  subtotal: Cents
  shipping: Cents
  tax: Cents
  taxLines: TaxLine[]
}

/** What some items and their shipping come to at a tax. */
export const amountsOf = (subtotal: number, shipping: number, tax: SalesTax): Amounts => {
  const lines = taxLines(cents(subtotal + shipping), tax)
  return {
    subtotal: cents(subtotal),
    shipping: cents(shipping),
    tax: cents(lines.reduce((sum, line) => sum + line.cents, 0)),
    taxLines: lines,
  }
}

const stored = ({ taxLines, ...amounts }: Amounts) => ({ ...amounts, taxLines: JSON.stringify(taxLines) })
const totalOf = ({ subtotal, shipping, tax }: Amounts) => cents(subtotal + shipping + tax)

/** Orders and refunds written straight to their tables, whenever they are to have been made. */
export const writeSales = (knex: Knex, { id: customerId }: Account) => ({
  async order(paidAt: string | null, amounts: Amounts, columns: object = {}): Promise<number> {
    const [last] = await knex('account_orders')
      .where({ customerId })
      .select<{ next: number }[]>(knex.raw('coalesce(max("orderNumber"), 1000) + 1 as next'))
    const [row] = await knex('account_orders')
      .insert({
        customerId,
        orderNumber: last!.next,
        status: 'paid',
        shippingType: 'shipping',
        province: 'NB',
        country: 'Canada',
        taxRate: '{}',
        ...stored(amounts),
        total: totalOf(amounts),
        paidAt,
        createdAt: paidAt ?? new Date().toISOString(),
        ...columns,
      })
      .returning('id')
    return row!.id
  },

  /** Back goes what the amounts come to. */
  async refund(
    refund: Amounts & {
      orderId: number
      createdAt: string
      status?: 'failed' | 'pending' | 'succeeded'
      lines?: object[]
    },
  ): Promise<void> {
    const { orderId, createdAt, status = 'succeeded', lines = [], ...amounts } = refund
    const amount = totalOf(amounts)
    await knex('order_refunds').insert({
      ...stored(amounts),
      lines: JSON.stringify(lines),
      customerId,
      orderId,
      createdAt,
      status,
      amount,
      key: randomUUID(),
    })
    if (status !== 'failed') await knex('account_orders').where({ id: orderId }).increment('refunded', amount)
  },
})

import type { Input } from '@mainstreet/shared/services'
import type { Factory } from '../../../test/factories'

/** A sale of all that an account sells, from now on. */
export const buildSale = (
  customerId: number,
  overrides: Partial<Input<'plan-sale'>> = {},
): Input<'plan-sale'> => ({
  customerId,
  name: 'Boxing Week',
  kind: 'percent',
  value: 20,
  startsAt: new Date(Date.now() - 1000).toISOString(),
  endsAt: null,
  ...overrides,
})

/** A sale without items. */
export const saleFactory: Factory = (app, { id: customerId }) =>
  app.service('sales').create({ ...buildSale(customerId) })

import { NotFound } from '@feathersjs/errors'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { TillSale } from '@mainstreet/shared/contracts/orders/till'
import type { Application } from '../../../declarations'
import { readTillToken } from './till-token'

/** The sale of a link of the counter, on the site of its business; 404 for any other, and once it was taken back. */
export const saleOfLink = async (
  app: Application,
  token: string,
  siteId: number | undefined,
): Promise<TillSale> => {
  const id = readTillToken(token, app.get('settings').secretKey)
  const [sale] = id ? await app.service('till-sales').rowsById([id]) : []
  if (!sale || (siteId !== undefined && siteId !== sale.customerId)) throw new NotFound(refusal('link-over'))
  return sale
}

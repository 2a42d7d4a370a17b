import { createHash, randomUUID } from 'node:crypto'
import { BadRequest } from '@feathersjs/errors'
import type { CheckoutData } from '@mainstreet/shared/contracts/orders/orders'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Input } from '@mainstreet/shared/services'
import { invalid, problems } from '../../../kit/service/errors'
import type { CartChoice } from './cart-choices'

/** What names one submit: its key, and what may not differ under that key. */
export interface Submit {
  key: string
  fingerprint: string
  paymentMethod: string
}

const headerKey = /^[\x21-\x7e]{1,255}$/

/** The caller's key for a call: its header or, over a socket, `key` of the body. */
export const namedKey = (header: string | undefined, key: string | undefined): string | undefined => {
  if (key !== undefined && header !== undefined && key !== header)
    throw invalid({ key: 'contradicts the Idempotency-Key' })
  if (key !== undefined && !headerKey.test(key)) throw invalid({ key: refusal('wrong-form') })
  return key ?? header
}

const keyOf = (header: string | undefined, paymentMethod: string, shared: boolean): string => {
  if (header !== undefined) {
    if (!headerKey.test(header))
      throw new BadRequest('The Idempotency-Key must be 1 to 255 visible characters.', {
        ...problems({ 'Idempotency-Key': refusal('wrong-form') }),
      })
    return `header:${header}`
  }
  // A payment method is made for one checkout, so it names the submit; test ids are everybody's.
  return shared ? `once:${randomUUID()}` : `method:${paymentMethod}`
}

const sorted = (data: CheckoutData) => Object.entries(data).sort(([a], [b]) => (a < b ? -1 : 1))

/** A digest of what is bought, how and by whom; the card is not part of it. */
export const fingerprintOf = (
  choices: readonly CartChoice[],
  { shippingType, data }: Input<'payments'>,
): string => {
  const lines = choices
    .map(({ variationId, itemId, quantity }) => [variationId, itemId, quantity])
    .sort(([a = 0], [b = 0]) => a - b)
  return createHash('sha256')
    .update(JSON.stringify([lines, shippingType, sorted(data)]))
    .digest('base64url')
}

/** Names a submit by its header, else by its payment method. */
export const submitOf = ({
  header,
  paymentMethod,
  shared,
  fingerprint,
}: {
  header: string | undefined
  paymentMethod: string
  shared: boolean
  fingerprint: string
}): Submit => ({ key: keyOf(header, paymentMethod, shared), fingerprint, paymentMethod })

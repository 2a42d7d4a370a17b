import { randomUUID } from 'node:crypto'
import { foldText } from '@mainstreet/shared/rules/fold-text'
import { readGiftCode } from '@mainstreet/shared/rules/money/gift-card'
import type { Input } from '@mainstreet/shared/services'
import { requestFingerprint, sortedFields } from '../../../kit/service/once/fingerprint'
import type { CartChoice } from './cart-choices'

/** What names one submit: its key, and what may not differ under that key. */
export interface Submit {
  key: string
  fingerprint: string
  paymentMethod: string
}

const keyOf = (header: string | undefined, paymentMethod: string, shared: boolean): string => {
  if (header !== undefined) return `header:${header}`
  // A payment method is made for one checkout, so it names the submit; test ids are everybody's.
  return shared ? `once:${randomUUID()}` : `method:${paymentMethod}`
}

/** A digest of what is bought, how and by whom; the card is not part of it. */
export const cartFingerprint = (
  choices: readonly CartChoice[],
  { shippingType, discountCode = '', giftCodes = [], gift, wantedFor = '', data }: Input<'payments'>,
): string => {
  const lines = choices
    .map(({ variationId, itemId, quantity }) => [variationId, itemId, quantity])
    .sort(([a = 0], [b = 0]) => a - b)
  const code = foldText(discountCode)
  // What nobody said is no part of it, as it was before there was anything to say.
  const said = [code, wantedFor, ...giftCodes.map(readGiftCode), gift && sortedFields(gift)].filter(Boolean)
  return requestFingerprint([lines, shippingType, sortedFields(data), ...said])
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

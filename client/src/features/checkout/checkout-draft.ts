import { asSoonAsPossible } from '@mainstreet/shared/contracts/orders/order-times'
import { maxGiftMessage, type GiftFor } from '@mainstreet/shared/contracts/orders/gift-cards'
import type { ShippingType } from '@mainstreet/shared/contracts/orders/orders'
import { maxCodeLength } from '@mainstreet/shared/rules/money/discount-code'
import { maxCheckoutLengths, shippingTypes } from '@mainstreet/shared/rules/orders/checkout-fields'
import { forgetLinkedCode, readLinkedCode } from '../../kit/site/linked-code'
import { keepSessionText, readSessionText } from '../../kit/session-text'
import { emptyInformation, fieldOrder, type Information } from './information'
import type { Paid } from '../../kit/payment/pay-by-card'

/** What a tab keeps of a checkout over reloads: what was typed and chosen, never a card. */
export interface CheckoutDraft {
  information: Information
  shippingType: ShippingType | null
  /** When it is wanted: a moment, or as soon as possible. */
  wantedFor: string
  /** The discount code that was applied; empty without one. */
  code: string
  /** Whom the gift cards in the cart are for. */
  gift: GiftFor
  /** The order that was just placed. */
  paid: Paid | null
}

/** The buyer's own, at once. */
export const noGift: GiftFor = { email: '', message: '', on: null }

const placeOf = (customerId: number) => `mainstreet-checkout-${customerId}`

const readInformation = (stored: unknown): Information => {
  const typed = (stored ?? {}) as Record<string, unknown>
  const fields = fieldOrder.flatMap((field) => {
    const value = typed[field]
    return typeof value === 'string' ? [[field, value.slice(0, maxCheckoutLengths[field])]] : []
  })
  return { ...emptyInformation, ...Object.fromEntries(fields) }
}

const readCode = (stored: unknown): string =>
  typeof stored === 'string' ? stored.slice(0, maxCodeLength) : ''

const readWanted = (stored: unknown): string =>
  typeof stored === 'string' && !Number.isNaN(Date.parse(stored)) ? stored : asSoonAsPossible

const readGift = (stored: unknown): GiftFor => {
  const { email, message, on } = (stored ?? {}) as Partial<Record<keyof GiftFor, unknown>>
  return {
    email: typeof email === 'string' ? email.slice(0, maxCheckoutLengths.email) : '',
    message: typeof message === 'string' ? message.slice(0, maxGiftMessage) : '',
    on: typeof on === 'string' && /^\d{4}-\d\d-\d\d$/.test(on) ? on : null,
  }
}

const readPaid = (stored: unknown): Paid | null => {
  const { orderNumber, token } = (stored ?? {}) as Partial<Paid>
  return typeof orderNumber === 'number' && typeof token === 'string' ? { orderNumber, token } : null
}

const parseDraft = (text: string | null): Partial<Record<keyof CheckoutDraft, unknown>> => {
  try {
    return (JSON.parse(text ?? '{}') as object | null) ?? {}
  } catch {
    return {}
  }
}

/** What this tab has kept for a customer's checkout; whatever is not of its form is left out. */
export const readDraft = (customerId: number): CheckoutDraft => {
  const { information, shippingType, wantedFor, code, gift, paid } = parseDraft(
    readSessionText(placeOf(customerId)),
  )
  return {
    information: readInformation(information),
    shippingType: shippingTypes.find((type) => type === shippingType) ?? null,
    wantedFor: readWanted(wantedFor),
    code: readCode(readLinkedCode() ?? code),
    gift: readGift(gift),
    paid: readPaid(paid),
  }
}

/** Keeps it for as long as the tab is open. */
export const keepDraft = (customerId: number, draft: CheckoutDraft): void => {
  keepSessionText(placeOf(customerId), JSON.stringify(draft))
  forgetLinkedCode()
}

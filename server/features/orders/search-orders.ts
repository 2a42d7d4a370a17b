import { foldText } from '@mainstreet/shared/rules/fold-text'
import { readPhone } from '@mainstreet/shared/rules/phone'
import type { TableRules } from '../../kit/service/table-rules'
import { likePattern } from '../../kit/text/like-pattern'

/** A part of a phone number, however it is written, as the digits that are looked for; undefined for what is none. */
const phoneDigits = (text: string): string | undefined => {
  if (!/^[+\d\s().-]+$/.test(text)) return undefined
  const digits = (readPhone(text) ?? text).replace(/\D/g, '')
  return digits.length < 4 ? undefined : digits
}

/** The orders whose number, buyer, e-mail, phone, street, postal code or items hold a text; a number may be written as it is shown, `#1001`. */
export const searchOrders: NonNullable<TableRules['search']> = (orders, text) => {
  const folded = foldText(text).replace(/^#(?=\d+$)/, '')
  if (folded === '') return
  const asked = [folded, phoneDigits(text) ?? []].flat()
  orders.whereRaw('account_orders."searchText" like any (?::text[])', [asked.map(likePattern)])
}

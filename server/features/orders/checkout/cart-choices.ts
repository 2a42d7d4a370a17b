import type { CartLine, SoldEntry } from '@mainstreet/shared/contracts/orders/cart-lines'
import type { Cents } from '@mainstreet/shared/rules/money/money'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { invalid } from '../../../kit/service/errors'

/** What the server believes of a cart line. */
export interface CartChoice {
  itemId: number
  variationId: number
  quantity: number
  /** Where it stood in the cart, to name it in a refusal. */
  position: number
  /** A price of its own, in cents, and why: of what is sold by hand only. */
  own?: { unitPrice: Cents; priceReason: string }
}

const agreedValue = (names: [string, number | undefined][], at: string): number => {
  const given = names.filter(([, value]) => value !== undefined)
  const [first] = given
  if (!first) throw invalid({ [`${at}.${names[0]![0]}`]: refusal('required') })
  const other = given.find(([, value]) => value !== first[1])
  if (other) throw invalid({ [`${at}.${other[0]}`]: `contradicts ${first[0]}` })
  return first[1]!
}

const maxQuantity = 999

/** Reads item, variation and quantity of every cart line, one choice per variation; contradictions are a 400. */
export const cartChoices = (lines: readonly CartLine[]): CartChoice[] => {
  const choices = new Map<number, CartChoice>()
  lines.forEach((line, position) => {
    const at = `items.${position}`
    const variationId = agreedValue([['id', line.id], ['variationId', line.variationId]], at) // prettier-ignore
    const itemId = agreedValue([['item.id', line.item?.id], ['itemId', line.itemId]], at) // prettier-ignore
    const same = choices.get(variationId)
    if (same && same.itemId !== itemId) throw invalid({ [`${at}.itemId`]: 'contradicts an earlier line' })
    const quantity = (same?.quantity ?? 0) + line.quantity
    if (quantity > maxQuantity) throw invalid({ [`${at}.quantity`]: `must be at most ${maxQuantity} in all` })
    choices.set(variationId, { itemId, variationId, quantity, position: same?.position ?? position })
  })
  return [...choices.values()]
}

const ownPriceOf = ({ unitPrice, priceReason }: SoldEntry, at: string): Pick<CartChoice, 'own'> => {
  if (unitPrice === undefined) return {}
  if (!priceReason?.trim()) throw invalid({ [`${at}.priceReason`]: refusal('required') })
  return { own: { unitPrice, priceReason: priceReason.trim() } }
}

/** The same for what is sold by hand, which may have a price of its own where the shop says why. */
export const soldChoices = (entries: readonly SoldEntry[]): CartChoice[] => {
  const choices = cartChoices(entries)
  return choices.map((choice) => {
    const same = entries.flatMap((entry, position) =>
      (entry.variationId ?? entry.id) === choice.variationId ? [ownPriceOf(entry, `items.${position}`)] : [],
    )
    const [first = {}] = same
    if (same.some(({ own }) => own?.unitPrice !== first.own?.unitPrice))
      throw invalid({ [`items.${choice.position}.unitPrice`]: 'contradicts another line' })
    return { ...choice, ...first }
  })
}

import { fillText, type CodedRefusal } from '@mainstreet/shared/refusals/fill-text'
import { cartRefusals, type CartRefusal } from '@mainstreet/shared/rules/orders/order-refusals'
import { cents, formatMoney } from '@mainstreet/shared/rules/money/money'
import type { ApiError } from '../../kit/data/rest'
import { useDeclineText } from '../../kit/payment/use-decline-text'
import { messageOf } from '../../kit/ui/error-state'
import { useKitWords } from '../../kit/ui/kit-words'
import { useCheckoutWords, type CheckoutWords } from '../../kit/site/words/checkout-words'
import { useLocale } from '../../kit/site/words/use-site-words'
import type { InformationErrors } from './information'
import { isOtherOrder } from './payment-attempt'

const isOfCart = (code: string | undefined): code is CartRefusal =>
  (cartRefusals as readonly (string | undefined)[]).includes(code)

/** What of the typed information was refused, said in the language of the form. */
export const refusedFields = (
  { errors }: ApiError,
  words: CheckoutWords['information'],
): InformationErrors | undefined => {
  const names = Object.keys(errors).flatMap((name) => (name.startsWith('data.') ? [name.slice(5)] : []))
  const own: Record<string, string> = { email: words.badEmail, phone: words.badPhone }
  const fields = names.map((name) => [name, own[name] ?? words.badField])
  return fields.length ? Object.fromEntries(fields) : undefined
}

/** Says why the server did not price or sell a cart: by its code in the language in view, else in the server's own words where those are of that language. */
export const useRefusalText = () => {
  const pay = useCheckoutWords('pay')
  const refusals = useCheckoutWords('refusals')
  const information = useCheckoutWords('information')
  const { reason: foreign } = useKitWords()
  const declined = useDeclineText()
  const locale = useLocale()
  return (error: ApiError): string => {
    const { refusal } = error.data as { refusal?: CodedRefusal }
    if (isOtherOrder(error)) return pay.earlier
    if (refusal && isOfCart(refusal.code)) {
      const text = refusals[refusal.code]
      const write = (value: string | number, kind?: string) =>
        kind === 'money' ? formatMoney(cents(Number(value)), locale) : String(value)
      return text ? fillText(text, refusal, write) : error.message
    }
    if (error.code === 402) return declined(error)
    if (error.code === 429) return pay.tooMany
    if (refusedFields(error, information)) return information.check
    return (foreign ?? messageOf)(error)
  }
}

import type { BuyerOrder } from '@mainstreet/shared/contracts/orders/buyer-order'
import { formatMoney } from '@mainstreet/shared/rules/money/money'
import type { TaxNumbers } from '@mainstreet/shared/rules/money/tax-numbers'
import type { Answer } from '@mainstreet/shared/services'
import { useOperation } from '../../../kit/data/data-writes'
import { PayOnce } from '../../../kit/payment/pay-once'
import { useCard } from '../../../kit/payment/use-card'
import { useShownSite } from '../../../kit/site/shown-site'
import { useCheckoutWords } from '../../../kit/site/words/checkout-words'
import { useLocale } from '../../../kit/site/words/use-site-words'
import { Notice } from '../../../kit/ui/notice'
import { Stack } from '../../../kit/ui/stack'
import { ReceiptLines } from './receipt-lines'

type ChangeToPayProps = {
  token: string
  order: BuyerOrder
  taxNumbers: TaxNumbers
  change: NonNullable<Answer<'order-lookup'>['change']>
  /** Told what became of it, in words; the order is to be read anew. */
  onEnd: (said: string) => void
}

/** What an order becomes once its buyer has paid the difference, and the card that pays it. */
export const ChangeToPay = ({ token, order, change, taxNumbers, onEnd }: ChangeToPayProps) => {
  const { store } = useShownSite()
  const words = useCheckoutWords('order').change
  const locale = useLocale()
  const { name, email, phone, postalcode } = order
  const card = useCard({ cardOnly: true })
  const { run } = useOperation('pay-change')
  const amount = formatMoney(change.difference, locale)
  const takesCards = store.payments !== 'none' && store.payments !== 'manual'
  return (
    <Stack as="section" gap={4} aria-labelledby="change-to-pay">
      <h2 id="change-to-pay">{words.title(amount)}</h2>
      <p className="muted">{words.about}</p>
      <ReceiptLines order={change.after} taxNumbers={taxNumbers} label={words.title(amount)} />
      {takesCards ? (
        <PayOnce
          card={card}
          total={change.difference}
          buyer={{ name, email, phone, postalcode }}
          send={(by, headers) => run({ token, expectedTotal: change.difference, ...by }, headers)}
          onPaid={() => onEnd(words.paid)}
          onRefused={(error) => {
            if (error.code !== 409 && error.data.code !== 'change_gone') return undefined
            onEnd(words.gone)
            return ''
          }}
        />
      ) : (
        <Notice>{words.notHere}</Notice>
      )}
    </Stack>
  )
}

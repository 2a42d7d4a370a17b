import { amountRows, giftCardRows } from '@mainstreet/shared/rules/orders/amount-rows'
import { needsAddress } from '@mainstreet/shared/rules/orders/checkout-fields'
import type { Cents } from '@mainstreet/shared/rules/money/money'
import { typedDestination } from '@mainstreet/shared/rules/shipping/places'
import { useWatch } from 'react-hook-form'
import { ApiError } from '../../../kit/data/rest'
import { useOperationRead } from '../../../kit/data/use-operation-read'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { useDebounced } from '../../../kit/use-debounced'
import { useCustomerId } from '../../../kit/session/session-context'
import { Card } from '../../../kit/ui/card'
import { ErrorState } from '../../../kit/ui/error-state'
import { Notice } from '../../../kit/ui/notice'
import { Skeleton } from '../../../kit/ui/skeleton'
import { codeOf, giftCodesOf, itemsOf, type NewOrder, type PickedLine } from './new-order'
import styles from './new-order.module.css'
import { newOrderWords } from './words'

const codeRestMs = 600

const Sum = ({ label, amount }: { label: string; amount: Cents }) => (
  <div>
    <dt>{label}</dt>
    <dd>{useFormats().money(amount)}</dd>
  </div>
)

type Asked = Pick<
  NewOrder,
  'shippingType' | 'province' | 'country' | 'postalcode' | 'discountCode' | 'giftCode'
> & {
  items: readonly PickedLine[]
}

const Sums = ({ items, shippingType, discountCode, giftCode, ...to }: Asked) => {
  const words = useWords(newOrderWords)
  const locale = useBackOfficeLocale()
  const place = needsAddress(shippingType) ? typedDestination(to) : {}
  const { answer, isPrevious, error, refetch } = useOperationRead(
    'manual-quote',
    {
      customerId: useCustomerId(),
      items: itemsOf(items),
      shippingType,
      ...place,
      ...codeOf(discountCode),
      ...giftCodesOf(giftCode),
    },
    [
      'market-items',
      'market-variations',
      'store-settings',
      'shipping-zones',
      'tax-rates',
      'discount-codes',
      'gift-cards',
    ],
  )
  if (error instanceof ApiError && (error.errors.discountCode || error.errors['giftCodes.0']))
    return <Notice tone="warning">{error.message}</Notice>
  if (error) return <ErrorState error={error} onRetry={refetch} />
  if (!answer) return <Skeleton lines={4} />
  return (
    <dl className={styles.sums} aria-busy={isPrevious} aria-live="polite">
      {amountRows({ ...answer, shippingType }, locale)
        .filter(({ key }) => key !== 'shipping' || needsAddress(shippingType))
        .map(({ key, label, cents }) => (
          <Sum key={key} label={label} amount={cents} />
        ))}
      <Sum label={words.total} amount={answer.total} />
      {giftCardRows(answer, { locale, isPaid: false }).map(({ key, label, cents }) => (
        <Sum key={key} label={label} amount={cents} />
      ))}
    </dl>
  )
}

/** What the order comes to, priced by the server at every change. */
export const OrderSums = () => {
  const words = useWords(newOrderWords)
  const [items, shippingType, province, country, postalcode, code, card] = useWatch<
    NewOrder,
    ['items', 'shippingType', 'province', 'country', 'postalcode', 'discountCode', 'giftCode']
  >({ name: ['items', 'shippingType', 'province', 'country', 'postalcode', 'discountCode', 'giftCode'] })
  // Half a code is no code.
  const discountCode = useDebounced(code, codeRestMs)
  const giftCode = useDebounced(card, codeRestMs)
  return (
    <Card title={words.sums}>
      {items.length > 0 ? (
        <Sums {...{ items, shippingType, province, country, postalcode, discountCode, giftCode }} />
      ) : (
        <p className={styles.quiet}>{words.sumsLater}</p>
      )}
    </Card>
  )
}

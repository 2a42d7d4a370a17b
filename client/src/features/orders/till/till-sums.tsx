import { amountRows, giftCardRows } from '@mainstreet/shared/rules/orders/amount-rows'
import { ApiError } from '../../../kit/data/rest'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { ErrorState } from '../../../kit/ui/error-state'
import { Notice } from '../../../kit/ui/notice'
import { Skeleton } from '../../../kit/ui/skeleton'
import orderStyles from '../new/new-order.module.css'
import { tillWords } from './till-words'
import type { Till } from './use-till'

/** What the sale comes to, as the server prices it. */
export const TillSums = ({ till }: { till: Till }) => {
  const words = useWords(tillWords)
  const locale = useBackOfficeLocale()
  const { money } = useFormats()
  const { quote, error, refetch, isStale } = till
  if (error instanceof ApiError && error.code === 400) return <Notice tone="warning">{error.message}</Notice>
  if (error) return <ErrorState error={error} onRetry={refetch} />
  if (!quote) return <Skeleton lines={3} />
  const rows = [
    ...amountRows({ ...quote, shippingType: 'pickup' }, locale).filter(({ key }) => key !== 'shipping'),
    { key: 'total', label: words.total, cents: quote.total },
    ...giftCardRows(quote, { locale, isPaid: false }),
  ]
  return (
    <dl className={orderStyles.sums} aria-busy={isStale} aria-live="polite">
      {rows.map(({ key, label, cents }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{money(cents)}</dd>
        </div>
      ))}
    </dl>
  )
}

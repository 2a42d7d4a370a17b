import type { ChangeQuote } from '@mainstreet/shared/contracts/orders/changes'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import styles from '../new/new-order.module.css'
import { changeWords } from './change-words'
import { amountOf } from './use-changes'

type ChangeSumsProps = { quote: ChangeQuote; isPrevious: boolean }

/** What an order comes to now and then, the tax in it, and how the difference is settled. */
export const ChangeSums = ({ quote, isPrevious }: ChangeSumsProps) => {
  const words = useWords(changeWords)
  const { money, tax } = useFormats()
  const { before, after, difference, settlement } = quote
  const amount = money(amountOf(difference))
  const taxes = after.taxLines.map(({ label, cents }) => [tax(label), money(cents)] as const)
  const rows = [
    [words.now, money(before.total)],
    ...taxes,
    [words.then, money(after.total)],
    ...(difference === 0 ? [] : [[difference > 0 ? words.more : words.back, amount] as const]),
  ]
  return (
    <div aria-live="polite" aria-busy={isPrevious}>
      <dl className={styles.sums}>
        {rows.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.quiet}>{words.settlement[settlement](amount)}</p>
    </div>
  )
}

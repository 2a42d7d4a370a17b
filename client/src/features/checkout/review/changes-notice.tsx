import { formatMoney } from '@mainstreet/shared/rules/money/money'
import { Button } from '../../../kit/ui/button'
import { Notice } from '../../../kit/ui/notice'
import { useCheckoutWords } from '../../../kit/site/words/checkout-words'
import { useLocale } from '../../../kit/site/words/use-site-words'
import styles from '../checkout.module.css'
import type { QuoteChange } from './quote-changes'

const useWordsOfChange = () => {
  const words = useCheckoutWords('changes')
  const locale = useLocale()
  return (change: QuoteChange): string => {
    switch (change.kind) {
      case 'gone':
        return words.gone(change.name)
      case 'fewer':
        return words.fewer(change.name, `${change.from} → ${change.to}`)
      default: {
        const [from, to] = [formatMoney(change.from, locale), formatMoney(change.to, locale)]
        return words.amount('name' in change ? change.name : words[change.kind], `${from} → ${to}`)
      }
    }
  }
}

/** What one press does about the changes. */
const useAcceptLabel = (changes: readonly QuoteChange[]): string => {
  const words = useCheckoutWords('changes')
  const [first, second] = changes.filter(({ kind }) => kind !== 'total')
  if (second) return words.accept
  if (first?.kind === 'gone') return words.takeOut
  return first?.kind === 'fewer' ? words.lower(first.to) : words.accept
}

type ChangesNoticeProps = { changes: readonly QuoteChange[]; onAccept: () => void }

/** Says what has changed while the buyer was about to pay; nothing is paid before they have agreed. */
export const ChangesNotice = ({ changes, onAccept }: ChangesNoticeProps) => {
  const words = useCheckoutWords('changes')
  const sentence = useWordsOfChange()
  const label = useAcceptLabel(changes)
  return (
    <div aria-live="assertive" className={styles.changes}>
      {changes.length > 0 && (
        <Notice
          tone="warning"
          title={words.title}
          action={
            <Button size="small" onClick={onAccept}>
              {label}
            </Button>
          }
        >
          <ul>
            {changes.map((change) => (
              <li key={sentence(change)}>{sentence(change)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}

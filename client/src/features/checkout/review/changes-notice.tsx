import { formatMoney } from '@mainstreet/shared/rules/money/money'
import { Button } from '../../../kit/ui/button'
import { Notice } from '../../../kit/ui/notice'
import { useCheckoutTexts } from '../../../kit/site/texts/checkout-texts'
import { useLocale } from '../../../kit/site/texts/use-texts'
import styles from '../checkout.module.css'
import type { QuoteChange } from './quote-changes'

const useWordsOfChange = () => {
  const texts = useCheckoutTexts('changes')
  const locale = useLocale()
  return (change: QuoteChange): string => {
    switch (change.kind) {
      case 'gone':
        return texts.gone(change.name)
      case 'fewer':
        return texts.fewer(change.name, `${change.from} → ${change.to}`)
      default: {
        const [from, to] = [formatMoney(change.from, locale), formatMoney(change.to, locale)]
        return texts.amount('name' in change ? change.name : texts[change.kind], `${from} → ${to}`)
      }
    }
  }
}

/** What one press does about the changes. */
const useAcceptLabel = (changes: readonly QuoteChange[]): string => {
  const texts = useCheckoutTexts('changes')
  const [first, second] = changes.filter(({ kind }) => kind !== 'total')
  if (second) return texts.accept
  if (first?.kind === 'gone') return texts.takeOut
  return first?.kind === 'fewer' ? texts.lower(first.to) : texts.accept
}

type ChangesNoticeProps = { changes: readonly QuoteChange[]; onAccept: () => void }

/** Says what has changed while the buyer was about to pay; nothing is paid before they have agreed. */
export const ChangesNotice = ({ changes, onAccept }: ChangesNoticeProps) => {
  const texts = useCheckoutTexts('changes')
  const words = useWordsOfChange()
  const label = useAcceptLabel(changes)
  return (
    <div aria-live="assertive" className={styles.changes}>
      {changes.length > 0 && (
        <Notice
          tone="warning"
          title={texts.title}
          action={
            <Button size="small" onClick={onAccept}>
              {label}
            </Button>
          }
        >
          <ul>
            {changes.map((change) => (
              <li key={words(change)}>{words(change)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}

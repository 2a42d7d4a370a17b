import { maxGiftCards } from '@mainstreet/shared/rules/money/gift-card'
import { formatMoney } from '@mainstreet/shared/rules/money/money'
import { X } from 'lucide-react'
import { useCheckoutWords } from '../../kit/site/words/checkout-words'
import { useLocale } from '../../kit/site/words/use-site-words'
import { IconButton } from '../../kit/ui/icon-button'
import { Text } from '../../kit/ui/text'
import styles from './checkout.module.css'
import { CodeForm } from './code-form'
import type { Checkout } from './use-checkout'

/** Where gift cards are typed, one after another while something is left to pay; there only where the shop has one with money on it. */
export const GiftCardField = ({ cards, quote }: Pick<Checkout['order'], 'cards' | 'quote'>) => {
  const words = useCheckoutWords('cart')
  const locale = useLocale()
  const { codes, refused, add, drop } = cards
  const used = quote?.cards ?? []
  const wantsMore = quote?.takesGiftCards === true && quote.due > 0 && codes.length < maxGiftCards
  return (
    <>
      {used.map(({ last4, cents }) => (
        <p key={last4} className={styles.code} role="status">
          <Text weight="medium">{words.giftCardUsed(last4, formatMoney(cents, locale))}</Text>
          <IconButton label={words.dropGiftCard} icon={<X />} onClick={() => drop(last4)} />
        </p>
      ))}
      {(wantsMore || refused) && (
        <CodeForm
          // The next card has a field of its own.
          key={used.length}
          label={words.giftCard}
          refused={refused}
          busy={codes.length > used.length}
          onSend={add}
        />
      )}
    </>
  )
}

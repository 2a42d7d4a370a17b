import { X } from 'lucide-react'
import { useCheckoutWords } from '../../kit/site/words/checkout-words'
import { IconButton } from '../../kit/ui/icon-button'
import { Text } from '../../kit/ui/text'
import styles from './checkout.module.css'
import { CodeForm } from './code-form'
import type { Checkout } from './use-checkout'

/** Where a discount code is typed; there only where the shop has one that counts. */
export const CodeField = ({ code, quote }: Pick<Checkout['order'], 'code' | 'quote'>) => {
  const words = useCheckoutWords('cart')
  const { applied, refused, apply } = code
  if (quote?.discountCode)
    return (
      <p className={styles.code} role="status">
        <Text weight="medium">{words.codeUsed(quote.discountCode)}</Text>
        <IconButton label={words.dropCode} icon={<X />} onClick={() => apply('')} />
      </p>
    )
  if (!quote?.takesCodes && !refused) return null
  return <CodeForm label={words.code} refused={refused} busy={applied !== ''} onSend={apply} />
}

import { X } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useCheckoutWords } from '../../kit/site/words/checkout-words'
import { Button } from '../../kit/ui/button'
import { Folded } from '../../kit/ui/folded'
import { IconButton } from '../../kit/ui/icon-button'
import { Text } from '../../kit/ui/text'
import { TextField } from '../../kit/ui/text-field'
import styles from './checkout.module.css'
import { useRefusalText } from './refusal-text'
import type { Checkout } from './use-checkout'

/** Where a discount code is typed; there only where the shop has one that counts. */
export const CodeField = ({ code, quote }: Pick<Checkout['order'], 'code' | 'quote'>) => {
  const words = useCheckoutWords('cart')
  const refusalText = useRefusalText()
  const [typed, setTyped] = useState('')
  const { applied, refused, apply } = code
  const drop = () => {
    setTyped('')
    apply('')
  }
  if (quote?.discountCode)
    return (
      <p className={styles.code} role="status">
        <Text weight="medium">{words.codeUsed(quote.discountCode)}</Text>
        <IconButton label={words.dropCode} icon={<X />} onClick={drop} />
      </p>
    )
  if (!quote?.takesCodes && !refused) return null
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim()) apply(typed)
  }
  return (
    <Folded summary={words.code} open={refused !== null} framed>
      <form className={styles.code} onSubmit={send}>
        <TextField
          label={words.code}
          hideLabel
          autoComplete="off"
          autoCapitalize="characters"
          value={typed}
          error={refused ? refusalText(refused) : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" loading={applied !== ''}>
          {words.useCode}
        </Button>
      </form>
    </Folded>
  )
}

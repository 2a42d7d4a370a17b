import { useState, type FormEvent } from 'react'
import type { ApiError } from '../../kit/data/rest'
import { useCheckoutWords } from '../../kit/site/words/checkout-words'
import { Button } from '../../kit/ui/button'
import { Folded } from '../../kit/ui/folded'
import { TextField } from '../../kit/ui/text-field'
import styles from './checkout.module.css'
import { useRefusalText } from './refusal-text'

type CodeFormProps = {
  label: string
  /** Why the last code was refused. */
  refused: ApiError | null
  /** Whether one is being looked at. */
  busy: boolean
  onSend: (code: string) => void
}

/** Where a code is typed, folded away until somebody has one; what was refused stays to be mended. */
export const CodeForm = ({ label, refused, busy, onSend }: CodeFormProps) => {
  const words = useCheckoutWords('cart')
  const refusalText = useRefusalText()
  const [typed, setTyped] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim()) onSend(typed)
  }
  return (
    <Folded summary={label} open={refused !== null} framed>
      <form className={styles.code} onSubmit={send}>
        <TextField
          label={label}
          hideLabel
          autoComplete="off"
          autoCapitalize="characters"
          value={typed}
          error={refused ? refusalText(refused) : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" loading={busy}>
          {words.useCode}
        </Button>
      </form>
    </Folded>
  )
}

import { cents, fromCents, type Cents } from '@mainstreet/shared/rules/money/money'
import { useState } from 'react'
import { parseNumber } from '../../../kit/form/fields/parse-number'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Button } from '../../../kit/ui/button'
import { Dialog } from '../../../kit/ui/dialog'
import { Row, Stack } from '../../../kit/ui/stack'
import { Text } from '../../../kit/ui/text'
import { TextField } from '../../../kit/ui/text-field'
import { cashDue, likelyCash } from './till-sale'
import { tillWords } from './till-words'

type CashDialogProps = {
  due: Cents
  onPaid: (change: Cents) => Promise<void>
  onClose: () => void
}

/** Takes cash: what was given, and what goes back. Without a number it was exact. */
export const CashDialog = ({ due, onPaid, onClose }: CashDialogProps) => {
  const words = useWords(tillWords)
  const { money } = useFormats()
  const [typed, setTyped] = useState('')
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const rounded = cashDue(due)
  const given = typed.trim() === '' ? rounded : Math.round((parseNumber(typed) ?? 0) * 100)
  const change = given - rounded
  const pay = async () => {
    setBusy(true)
    await onPaid(cents(change)).catch((error: Error) => {
      setFailure(error.message)
      setBusy(false)
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${words.cash} · ${money(cents(rounded))}`}
      footer={
        <Button
          variant="primary"
          size="large"
          wide
          loading={busy}
          disabled={change < 0}
          onClick={() => void pay()}
        >
          {words.done}
        </Button>
      }
    >
      <Stack>
        <Row>
          <Button onClick={() => setTyped(fromCents(cents(rounded)).toFixed(2))}>{words.exact}</Button>
          {likelyCash(rounded).map((sum) => (
            <Button key={sum} onClick={() => setTyped(fromCents(cents(sum)).toFixed(2))}>
              {money(cents(sum))}
            </Button>
          ))}
        </Row>
        <TextField
          label={words.given}
          prefix="$"
          inputMode="decimal"
          autoComplete="off"
          placeholder={fromCents(cents(rounded)).toFixed(2)}
          value={typed}
          error={failure || undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Text as="p" size="2xl" weight="strong" role="status">
          {change < 0 ? words.tooLittle(money(cents(-change))) : words.change(money(cents(change)))}
        </Text>
      </Stack>
    </Dialog>
  )
}

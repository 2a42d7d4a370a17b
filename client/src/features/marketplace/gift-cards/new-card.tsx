import { makeGiftCard } from '@mainstreet/shared/contracts/orders/gift-cards'
import { locales, type Locale } from '@mainstreet/shared/rules/language'
import { useRef } from 'react'
import { useOperation } from '../../../kit/data/data-writes'
import { DialogActions } from '../../../kit/form/dialog-actions'
import { Field } from '../../../kit/form/fields/field'
import { MoneyField } from '../../../kit/form/fields/money-field'
import { SelectField } from '../../../kit/form/fields/select-field'
import { TextAreaField } from '../../../kit/form/fields/text-area-field'
import { Form } from '../../../kit/form/form'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { useCustomerId } from '../../../kit/session/session-context'
import { Dialog } from '../../../kit/ui/dialog'
import { Stack } from '../../../kit/ui/stack'
import { giftCardWords } from './gift-card-words'
import type { MadeCode } from './made-card'

interface Typed {
  amount: number | null
  note: string
  email: string
  message: string
  language: Locale
}

/** Makes a gift card, and answers its code. */
export const NewCard = ({ onClose, onMade }: { onClose: () => void; onMade: (made: MadeCode) => void }) => {
  const words = useWords(giftCardWords)
  const customerId = useCustomerId()
  const language = useBackOfficeLocale()
  const { run } = useOperation('make-gift-card')
  const made = useRef<MadeCode>(undefined)
  const make = async ({ amount, email, ...typed }: Typed) => {
    const to = email.trim()
    const body = { customerId, ...typed, amount: amount ?? 0, ...(to && { email: to }) }
    made.current = { code: (await run(body)).code, email: to }
  }
  return (
    <Dialog open onClose={onClose} title={words.add}>
      <Form<Typed>
        label={words.add}
        contract={makeGiftCard}
        defaultValues={{ amount: null, note: '', email: '', message: '', language }}
        onSubmit={make}
        onSaved={() => {
          onClose()
          if (made.current) onMade(made.current)
        }}
      >
        <Stack>
          <MoneyField name="amount" help={words.amountHelp} required />
          <Field name="note" help={words.noteHelp} />
          <Field name="email" help={words.emailHelp} type="email" autoComplete="off" />
          <TextAreaField name="message" help={words.messageHelp} />
          <SelectField
            name="language"
            label={words.language}
            options={locales.map((each) => ({ value: each, label: words.languages[each] }))}
          />
        </Stack>
        <DialogActions submit={words.make} cancel={words.cancel} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}

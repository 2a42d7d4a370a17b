import { maxPriceReason } from '@mainstreet/shared/contracts/orders/cart-lines'
import { fromCents, toCents } from '@mainstreet/shared/rules/money/money'
import { DialogActions } from '../../../kit/form/dialog-actions'
import { Field } from '../../../kit/form/fields/field'
import { MoneyField } from '../../../kit/form/fields/money-field'
import { Form } from '../../../kit/form/form'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Button } from '../../../kit/ui/button'
import { Dialog } from '../../../kit/ui/dialog'
import { Row, Stack } from '../../../kit/ui/stack'
import type { TillLine } from './till-sale'
import { tillWords } from './till-words'

interface Typed {
  price: number | null
  reason: string
}

type PriceDialogProps = {
  line: TillLine
  onSet: (own: TillLine['own']) => void
  onClose: () => void
}

/** Sets another price for a line of the sale, and asks why. */
export const PriceDialog = ({ line, onSet, onClose }: PriceDialogProps) => {
  const words = useWords(tillWords)
  const { money } = useFormats()
  const { name, usual, own } = line
  return (
    <Dialog open onClose={onClose} title={words.changePrice(name)}>
      <Form<Typed>
        label={words.otherPrice}
        guard={false}
        defaultValues={{ price: fromCents(own?.price ?? usual), reason: own?.reason ?? '' }}
        onSubmit={async ({ price, reason }) => onSet({ price: toCents(price ?? 0), reason: reason.trim() })}
        onSaved={onClose}
      >
        <Stack>
          <MoneyField name="price" label={words.price} help={words.usualPrice(money(usual))} required />
          <Field
            name="reason"
            label={words.reason}
            help={words.reasonHelp}
            autoComplete="off"
            maxLength={maxPriceReason}
            required
          />
          {own && (
            <Row>
              <Button
                onClick={() => {
                  onSet(undefined)
                  onClose()
                }}
              >
                {words.usualAgain}
              </Button>
            </Row>
          )}
        </Stack>
        <DialogActions submit={words.setPrice} cancel={words.cancel} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}

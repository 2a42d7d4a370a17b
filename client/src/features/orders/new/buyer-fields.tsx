import { minEmailLength, needsAddress } from '@mainstreet/shared/rules/orders/checkout-fields'
import { useWatch } from 'react-hook-form'
import { Field } from '../../../kit/form/fields/field'
import type { FieldCheck } from '../../../kit/form/form-context'
import { PhoneField } from '../../../kit/form/fields/phone-field'
import { SwitchField } from '../../../kit/form/fields/switch-field'
import { TextAreaField } from '../../../kit/form/fields/text-area-field'
import { useWords } from '../../../kit/language/bilingual'
import { Card } from '../../../kit/ui/card'
import { Grid, Stack } from '../../../kit/ui/stack'
import { AddressFields } from '../address-fields'
import type { NewOrder } from './new-order'
import { newOrderWords } from './words'

const emailCheck: FieldCheck = (value, words) => {
  const typed = String(value).trim()
  const isWhole = typed.length >= minEmailLength && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(typed)
  return isWhole ? undefined : words.email
}

/** Where an order goes. */
const Destination = () => (
  <Card title={useWords(newOrderWords).where}>
    <AddressFields />
  </Card>
)

/** Who buys; where it goes only if it is sent or brought. */
export const BuyerFields = () => {
  const words = useWords(newOrderWords)
  const [shippingType, sendEmail] = useWatch<NewOrder, ['shippingType', 'sendEmail']>({
    name: ['shippingType', 'sendEmail'],
  })
  return (
    <>
      <Card title={words.buyer}>
        <Stack>
          <Field name="name" required autoComplete="off" />
          <Grid min={14}>
            <Field
              name="email"
              type="email"
              inputMode="email"
              autoCapitalize="none"
              autoComplete="off"
              required={sendEmail}
              check={emailCheck}
            />
            <PhoneField name="phone" anybodys autoComplete="off" />
          </Grid>
          <SwitchField name="sendEmail" help={words.mailHelp} />
          <TextAreaField name="notes" rows={3} />
        </Stack>
      </Card>
      {needsAddress(shippingType) && <Destination />}
    </>
  )
}

import { correctOrder } from '@mainstreet/shared/contracts/orders/corrections'
import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { buyerFields, needsAddress } from '@mainstreet/shared/rules/orders/checkout-fields'
import { canBeCorrected } from '@mainstreet/shared/rules/orders/can-be-corrected'
import { useState } from 'react'
import { useOperation } from '../../../kit/data/data-writes'
import { DialogActions } from '../../../kit/form/dialog-actions'
import { Field } from '../../../kit/form/fields/field'
import { PhoneField } from '../../../kit/form/fields/phone-field'
import { SwitchField } from '../../../kit/form/fields/switch-field'
import { Form } from '../../../kit/form/form'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { useMay } from '../../../kit/session/use-may'
import { Button } from '../../../kit/ui/button'
import { Dialog } from '../../../kit/ui/dialog'
import { Grid } from '../../../kit/ui/stack'
import { toast } from '../../../kit/ui/toaster'
import { AddressFields } from '../address-fields'
import styles from '../order-parts.module.css'
import { correctionWords } from './correction-words'

type CorrectBuyerProps = { order: Order }

const CorrectionForm = ({ order, onDone }: CorrectBuyerProps & { onDone: () => void }) => {
  const words = useWords(correctionWords)
  const { money } = useFormats()
  const { run } = useOperation('correct-order')
  const had = Object.fromEntries(buyerFields.map((field) => [field, order[field]])) as Pick<
    Order,
    (typeof buyerFields)[number]
  >
  return (
    <Form
      label={words.title(order.orderNumber)}
      contract={correctOrder}
      defaultValues={{ ...had, sendEmail: false }}
      onSubmit={async (typed) => {
        const { taxThere } = await run({ orderId: order.id, ...typed, email: typed.email || undefined })
        const there = taxThere === null ? '' : words.taxThere(money(order.tax), money(taxThere))
        toast.success(`${words.saved(order.orderNumber)} ${there}`.trim())
      }}
      onSaved={onDone}
    >
      <Field name="name" required autoComplete="off" data-autofocus />
      <Grid min={14}>
        <Field
          name="email"
          type="email"
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          required={order.email !== ''}
        />
        <PhoneField name="phone" anybodys autoComplete="off" />
      </Grid>
      {needsAddress(order.shippingType) && (
        <>
          <Field name="recipient" autoComplete="off" />
          <AddressFields />
        </>
      )}
      <SwitchField name="sendEmail" help={words.emailHelp} />
      <DialogActions submit={words.save} cancel={words.cancel} onCancel={onDone} />
    </Form>
  )
}

/** Corrects what a buyer typed wrong, for as long as the order has not left. */
export const CorrectBuyer = ({ order }: CorrectBuyerProps) => {
  const words = useWords(correctionWords)
  const may = useMay(correctOrder, 'create')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (!may || !canBeCorrected(order)) return null
  return (
    <span className={styles.noPrint}>
      <Button size="small" onClick={() => setOpen(true)}>
        {words.correct}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={words.title(order.orderNumber)}
        description={words.about}
        wide
      >
        <CorrectionForm order={order} onDone={close} />
      </Dialog>
    </span>
  )
}

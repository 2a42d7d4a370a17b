import { orderContract, type Order } from '@mainstreet/shared/contracts/orders/orders'
import { useId, useState } from 'react'
import { useSave } from '../../../kit/data/data-writes'
import { Form } from '../../../kit/form/form'
import { FormActions } from '../../../kit/form/form-actions'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Button } from '../../../kit/ui/button'
import { Card } from '../../../kit/ui/card'
import { Stack } from '../../../kit/ui/stack'
import { Switch } from '../../../kit/ui/switch'
import { toast } from '../../../kit/ui/toaster'
import { orderWords } from '../order-words'
import { detailWords } from './detail-words'
import { ParcelFields, parcelOf, type Parcel } from './parcel-fields'
import { TrackingLink } from './tracking-link'

type TrackingFormProps = { order: Order; onSaved: () => void }

const TrackingForm = ({ order, onSaved }: TrackingFormProps) => {
  const words = useWords(detailWords)
  const { patch } = useSave('account-orders')
  const [again, setAgain] = useState(false)
  const save = ({ trackingCarrier, trackingNumber }: Parcel) =>
    patch(order.id, {
      trackingCarrier,
      trackingNumber: trackingNumber.trim(),
      ...(again && { sendEmail: true }),
    })
  return (
    <Form<Parcel>
      label={words.tracking}
      contract={orderContract}
      defaultValues={parcelOf(order)}
      onSubmit={save}
      onSaved={() => {
        toast.success(words.trackingSaved(order.orderNumber))
        onSaved()
      }}
    >
      <p className="muted">{words.trackingAbout}</p>
      <ParcelFields />
      {order.email && (
        <Switch label={words.again} help={words.againHelp(order.email)} checked={again} onChange={setAgain} />
      )}
      <FormActions submit={words.saveTracking} onlyWhenChanged={!again} />
    </Form>
  )
}

/** When a parcel has left and how it goes; to be corrected behind a press. */
export const TrackingCard = ({ order, onSaved }: TrackingFormProps) => {
  const words = useWords(detailWords)
  const { steps } = useWords(orderWords)
  const formats = useFormats()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { shippedAt, trackingNumber } = order
  const done = () => {
    setOpen(false)
    onSaved()
  }
  return (
    <Card
      title={words.sent}
      action={
        <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {trackingNumber ? words.correct : words.add}
        </Button>
      }
    >
      <Stack gap={4}>
        <div>
          <p>
            {steps.shipped} · {shippedAt && formats.moment(shippedAt)}
          </p>
          <p className="muted">{trackingNumber ? <TrackingLink order={order} /> : words.sentWithout}</p>
        </div>
        <div id={id} hidden={!isOpen}>
          {isOpen && <TrackingForm order={order} onSaved={done} />}
        </div>
      </Stack>
    </Card>
  )
}

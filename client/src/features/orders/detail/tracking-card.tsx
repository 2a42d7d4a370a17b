import { orderContract, type Order } from '@mainstreet/shared/contracts/orders/orders'
import { useState } from 'react'
import { useSave } from '../../../kit/data/data-writes'
import { Form } from '../../../kit/form/form'
import { FormActions } from '../../../kit/form/form-actions'
import { useWords } from '../../../kit/language/bilingual'
import { Card } from '../../../kit/ui/card'
import { Switch } from '../../../kit/ui/switch'
import { toast } from '../../../kit/ui/toaster'
import { detailWords } from './detail-words'
import { ParcelFields, parcelOf, type Parcel } from './parcel-fields'

/** Carrier and number of a parcel that has left, to be corrected. */
export const TrackingCard = ({ order }: { order: Order }) => {
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
    <Card title={words.tracking} description={words.trackingAbout}>
      <Form<Parcel>
        label={words.tracking}
        contract={orderContract}
        defaultValues={parcelOf(order)}
        onSubmit={save}
        onSaved={() => {
          setAgain(false)
          toast.success(words.trackingSaved)
        }}
      >
        <ParcelFields />
        {order.email && (
          <Switch
            label={words.again}
            help={words.againHelp(order.email)}
            checked={again}
            onChange={setAgain}
          />
        )}
        <FormActions submit={words.saveTracking} onlyWhenChanged={!again} />
      </Form>
    </Card>
  )
}

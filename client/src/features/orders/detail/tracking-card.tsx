import { orderContract, type Order } from '@mainstreet/shared/contracts/orders'
import { carriers } from '@mainstreet/shared/rules/tracking'
import { useState } from 'react'
import { useSave } from '../../../kit/data/data-writes'
import { Field } from '../../../kit/form/field'
import { Form } from '../../../kit/form/form'
import { FormActions } from '../../../kit/form/form-actions'
import { SelectField } from '../../../kit/form/select-field'
import { useWords } from '../../../kit/language/bilingual'
import { Card } from '../../../kit/ui/card'
import { Switch } from '../../../kit/ui/switch'
import { toast } from '../../../kit/ui/toaster'
import partStyles from '../order-parts.module.css'
import { detailWords } from './detail-words'

const options = carriers.map((carrier) => ({ value: carrier, label: carrier }))

type Parcel = Pick<Order, 'trackingCarrier' | 'trackingNumber'>

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
        defaultValues={{
          trackingCarrier: order.trackingCarrier || carriers[0],
          trackingNumber: order.trackingNumber,
        }}
        onSubmit={save}
        onSaved={() => {
          setAgain(false)
          toast.success(words.trackingSaved)
        }}
      >
        <div className={partStyles.parcel}>
          <SelectField name="trackingCarrier" options={options} />
          <Field name="trackingNumber" autoComplete="off" />
        </div>
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

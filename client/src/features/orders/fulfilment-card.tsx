import { orderContract, type Order } from '@mainstreet/shared/contracts/orders'
import { carriers } from '@mainstreet/shared/rules/tracking'
import { Field } from '../../kit/form/field'
import { Form } from '../../kit/form/form'
import { FormActions } from '../../kit/form/form-actions'
import { SelectField } from '../../kit/form/select-field'
import { SwitchField } from '../../kit/form/switch-field'
import { useSave } from '../../kit/data/data-writes'
import { Card } from '../../kit/ui/card'
import { toast } from '../../kit/ui/toaster'
import styles from './order-parts.module.css'
import { shippingWords } from './order-words'

const carrierOptions = carriers.map((carrier) => ({ value: carrier, label: carrier }))

type Parcel = Pick<Order, 'trackingCarrier' | 'trackingNumber'> & { sendEmail: boolean }

const ShipOrder = ({ order }: { order: Order }) => {
  const { patch } = useSave('account-orders')
  const ship = ({ trackingCarrier, trackingNumber, sendEmail }: Parcel) => {
    const number = trackingNumber.trim()
    const parcel = number ? { trackingNumber: number, trackingCarrier } : {}
    return patch(order.id, { status: 'Complete', sendEmail, ...parcel })
  }
  return (
    <Card title="Ship this order" description="Enter the tracking number if the parcel has one.">
      <Form<Parcel>
        label="Ship this order"
        contract={orderContract}
        defaultValues={{
          trackingCarrier: order.trackingCarrier || carriers[0],
          trackingNumber: order.trackingNumber,
          sendEmail: true,
        }}
        onSubmit={ship}
        onSaved={() => toast.success(`Order #${order.orderNumber} is marked as shipped.`)}
      >
        <div className={styles.parcel}>
          <SelectField name="trackingCarrier" options={carrierOptions} />
          <Field name="trackingNumber" autoComplete="off" />
        </div>
        <SwitchField name="sendEmail" help={`${order.email} is told that the order is on its way.`} />
        <FormActions submit="Mark Order as Shipped" />
      </Form>
    </Card>
  )
}

const CompleteOrder = ({ order }: { order: Order }) => {
  const { patch } = useSave('account-orders')
  return (
    <Card
      title={shippingWords[order.shippingType]}
      description="Complete the order once the buyer has it. No email is sent."
    >
      <Form
        label="Complete this order"
        guard={false}
        defaultValues={{}}
        onSubmit={() => patch(order.id, { status: 'Complete' })}
        onSaved={() => toast.success(`Order #${order.orderNumber} is complete.`)}
      >
        <FormActions submit="Complete Order" />
      </Form>
    </Card>
  )
}

/** What is to be done with a paid order: send it, or hand it over. */
export const FulfilmentCard = ({ order }: { order: Order }) => (
  <div className={styles.noPrint}>
    {order.shippingType === 'shipping' ? <ShipOrder order={order} /> : <CompleteOrder order={order} />}
  </div>
)

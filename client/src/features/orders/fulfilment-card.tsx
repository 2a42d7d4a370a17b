import { orderContract, type Order } from '@mainstreet/shared/contracts/orders/orders'
import { isErased } from '@mainstreet/shared/rules/orders/erased-buyer'
import { fulfilmentAnchor } from '@mainstreet/shared/routes'
import { Form } from '../../kit/form/form'
import { FormActions } from '../../kit/form/form-actions'
import { SwitchField } from '../../kit/form/fields/switch-field'
import { useSave } from '../../kit/data/data-writes'
import { useWords } from '../../kit/language/bilingual'
import { Card } from '../../kit/ui/card'
import { useAnchorFocus } from '../../kit/ui/use-anchor-focus'
import { ParcelFields, parcelOf, type Parcel } from './detail/parcel-fields'
import { TrackingCard } from './detail/tracking-card'
import { useStepTaken } from './detail/use-step-taken'
import styles from './order-parts.module.css'
import { orderWords } from './order-words'

type Shipment = Parcel & { sendEmail: boolean }

const ShipOrder = ({ order }: { order: Order }) => {
  const words = useWords(orderWords)
  const { patch } = useSave('account-orders')
  const stepTaken = useStepTaken(order)
  const ship = ({ trackingCarrier, trackingNumber, sendEmail }: Shipment) => {
    const number = trackingNumber.trim()
    const parcel = number ? { trackingNumber: number, trackingCarrier } : {}
    return patch(order.id, { status: 'Complete', sendEmail, ...parcel })
  }
  return (
    <Card title={words.ship} description={words.shipAbout}>
      <Form<Shipment>
        label={words.ship}
        contract={orderContract}
        defaultValues={{ ...parcelOf(order), sendEmail: true }}
        onSubmit={ship}
        onSaved={() => stepTaken(words.shipped(order.orderNumber))}
      >
        <ParcelFields />
        <SwitchField name="sendEmail" help={words.emailHelp(order.email)} />
        <FormActions submit={words.markShipped} />
      </Form>
    </Card>
  )
}

const CompleteOrder = ({ order }: { order: Order }) => {
  const words = useWords(orderWords)
  const { patch } = useSave('account-orders')
  const stepTaken = useStepTaken(order)
  return (
    <Card title={words.shipping[order.shippingType]} description={words.completeAbout}>
      <Form
        label={words.completeForm}
        guard={false}
        defaultValues={{}}
        onSubmit={() => patch(order.id, { status: 'Complete' })}
        onSaved={() => stepTaken(words.completed(order.orderNumber))}
      >
        <FormActions submit={words.complete} />
      </Form>
    </Card>
  )
}

const Step = ({ order }: { order: Order }) => {
  const { status, shippingType, shippedAt } = order
  const ships = shippingType === 'shipping'
  // Nobody is left to be told of a parcel.
  if (isErased(order)) return null
  if (status === 'paid') return ships ? <ShipOrder order={order} /> : <CompleteOrder order={order} />
  // Another number is another parcel: what was typed for the one before is forgotten.
  return ships && shippedAt ? <TrackingCard key={order.trackingNumber} order={order} /> : null
}

/** What is to be done with an order: send it, hand it over, or correct how it was sent. */
export const FulfilmentCard = ({ order }: { order: Order }) => (
  <div
    id={fulfilmentAnchor}
    ref={useAnchorFocus<HTMLDivElement>(fulfilmentAnchor)}
    tabIndex={-1}
    className={styles.fulfilment}
  >
    <Step order={order} />
  </div>
)

import { orderContract, type Order } from '@mainstreet/shared/contracts/orders/orders'
import { dueOf } from '@mainstreet/shared/rules/money/gift-card'
import { isErased } from '@mainstreet/shared/rules/orders/erased-buyer'
import { fulfilmentAnchor } from '@mainstreet/shared/routes'
import { Form } from '../../kit/form/form'
import { FormActions } from '../../kit/form/form-actions'
import { SwitchField } from '../../kit/form/fields/switch-field'
import { useSave, useOperation } from '../../kit/data/data-writes'
import { useWords } from '../../kit/language/bilingual'
import { useFormats } from '../../kit/language/use-formats'
import { Button } from '../../kit/ui/button'
import { Card } from '../../kit/ui/card'
import { Notice } from '../../kit/ui/notice'
import { useAnchorFocus } from '../../kit/ui/use-anchor-focus'
import { ReadyStep } from './detail/ready-step'
import { focusStep, useStepTaken } from './detail/use-step-taken'
import { ParcelFields, parcelOf, type Parcel } from './detail/parcel-fields'
import { TrackingCard } from './detail/tracking-card'
import styles from './order-parts.module.css'
import { orderWords } from './order-words'
import { useData } from '../../kit/data/data-provider'
import { writeOwn } from './own-orders'
import { toast } from '../../kit/ui/toaster'
import { Text } from '../../kit/ui/text'

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
      <ReadyStep order={order} />
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

/** Its buyer has not said yet that it is meant; its shop may, where it knows them. */
const Unconfirmed = ({ order }: { order: Order }) => {
  const words = useWords(orderWords)
  const formats = useFormats()
  const { run, busy } = useOperation('keep-order')
  const keep = () =>
    run({ orderId: order.id }).then(
      () => toast.success(words.kept(order.orderNumber)),
      (error: unknown) => toast.error(words.notKept, error),
    )
  return (
    <Notice tone="warning">
      <p>{words.unconfirmed(formats.moment(order.payBy!))}</p>
      <Button loading={busy} onClick={() => void keep()}>
        {words.keep}
      </Button>
    </Notice>
  )
}

/** Paid to the shop directly: only its people know when the money is there. */
const PayOrder = ({ order }: { order: Order }) => {
  const words = useWords(orderWords)
  const formats = useFormats()
  const { client } = useData()
  const { patch } = useSave('account-orders')
  const stepTaken = useStepTaken(order)
  const isConfirmed = order.confirmedAt !== null
  const until = order.payBy && isConfirmed ? formats.day(order.payBy) : ''
  return (
    <Card title={words.pay} description={words.payAbout(formats.money(dueOf(order)), until)}>
      {order.payBy && !isConfirmed && <Unconfirmed order={order} />}
      <Form
        label={words.pay}
        guard={false}
        defaultValues={{}}
        onSubmit={() => writeOwn(client, patch(order.id, { status: 'paid' }))}
        onSaved={() => stepTaken(words.paid(order.orderNumber))}
      >
        <Text as="p" tone="muted">
          {words.payHelp(order.email)}
        </Text>
        <FormActions submit={words.markPaid} />
      </Form>
      <ReadyStep order={order} />
    </Card>
  )
}

const Step = ({ order }: { order: Order }) => {
  const { status, shippingType, shippedAt } = order
  const ships = shippingType === 'shipping'
  // Nobody is left to be told of a parcel.
  if (isErased(order)) return null
  if (status === 'pending') return <PayOrder order={order} />
  if (status === 'paid') return ships ? <ShipOrder order={order} /> : <CompleteOrder order={order} />
  // Another number is another parcel: what was typed for the one before is forgotten.
  return ships && shippedAt ? (
    <TrackingCard key={order.trackingNumber} order={order} onSaved={focusStep} />
  ) : null
}

/** What is to be done with an order: wait for its money, send it, hand it over, or correct how it was sent. */
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

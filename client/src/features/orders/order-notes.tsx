import { orderContract, type Order } from '@mainstreet/shared/contracts/orders'
import { Form } from '../../kit/form/form'
import { FormActions } from '../../kit/form/form-actions'
import { TextAreaField } from '../../kit/form/text-area-field'
import { useSave } from '../../kit/data/data-writes'
import { Card } from '../../kit/ui/card'
import styles from './order-parts.module.css'

/** What the buyer wrote and the business adds; the buyer does not see changes. */
export const OrderNotes = ({ order }: { order: Order }) => {
  const { patch } = useSave('account-orders')
  return (
    <>
      <div className={styles.noPrint}>
        <Card title="Notes">
          <Form
            label="Notes"
            contract={orderContract}
            defaultValues={{ notes: order.notes }}
            onSubmit={({ notes }) => patch(order.id, { notes })}
          >
            <TextAreaField name="notes" hideLabel rows={3} />
            <FormActions submit="Save Notes" onlyWhenChanged />
          </Form>
        </Card>
      </div>
      {order.notes && (
        <div className={styles.onlyPrint}>
          <h2>Notes</h2>
          <p>{order.notes}</p>
        </div>
      )}
    </>
  )
}

import { orderContract, type Order } from '@mainstreet/shared/contracts/orders'
import { Form } from '../../kit/form/form'
import { FormActions } from '../../kit/form/form-actions'
import { TextAreaField } from '../../kit/form/text-area-field'
import { useSave } from '../../kit/data/data-writes'
import { useWords } from '../../kit/language/bilingual'
import { Card } from '../../kit/ui/card'
import { orderWords } from './order-words'
import styles from './order-parts.module.css'

/** What the buyer wrote and the business adds; the buyer does not see changes. */
export const OrderNotes = ({ order }: { order: Order }) => {
  const words = useWords(orderWords)
  const { patch } = useSave('account-orders')
  return (
    <>
      <div className={styles.noPrint}>
        <Card title={words.notes}>
          <Form
            label={words.notes}
            contract={orderContract}
            defaultValues={{ notes: order.notes }}
            onSubmit={({ notes }) => patch(order.id, { notes })}
          >
            <TextAreaField name="notes" hideLabel rows={3} />
            <FormActions submit={words.saveNotes} onlyWhenChanged />
          </Form>
        </Card>
      </div>
      {order.notes && (
        <div className={styles.onlyPrint}>
          <h2>{words.notes}</h2>
          <p>{order.notes}</p>
        </div>
      )}
    </>
  )
}

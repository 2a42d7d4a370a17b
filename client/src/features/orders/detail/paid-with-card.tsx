import { labelOf } from '@mainstreet/shared/columns'
import { orderContract, type Order } from '@mainstreet/shared/contracts/orders/orders'
import { AutoSaveForm } from '../../../kit/form/auto-save-form'
import { useBackOfficeLocale } from '../../../kit/language/bilingual'
import { Card } from '../../../kit/ui/card'
import { PaidWithField } from '../paid-with-field'
import styles from './detail.module.css'

/** With what an order that was paid to the shop was paid. */
export const PaidWithCard = ({ order }: { order: Order }) => {
  const locale = useBackOfficeLocale()
  const label = labelOf(orderContract.record.properties.paidWith)![locale]
  const isPaidDirectly = order.payBy !== null || order.paidWith !== ''
  if (!isPaidDirectly || !order.paidAt) return null
  return (
    <div className={styles.noPrint}>
      <Card>
        <AutoSaveForm contract={orderContract} row={order} label={label}>
          <PaidWithField />
        </AutoSaveForm>
      </Card>
    </div>
  )
}

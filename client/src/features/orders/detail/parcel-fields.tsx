import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { carriers } from '@mainstreet/shared/rules/orders/tracking'
import { Field } from '../../../kit/form/fields/field'
import { SelectField } from '../../../kit/form/fields/select-field'
import styles from '../order-parts.module.css'

/** By whom a parcel goes, and under which number. */
export type Parcel = Pick<Order, 'trackingCarrier' | 'trackingNumber'>

const options = carriers.map((carrier) => ({ value: carrier, label: carrier }))

/** The parcel of an order as a form begins with it. */
export const parcelOf = ({ trackingCarrier, trackingNumber }: Parcel): Parcel => ({
  trackingCarrier: trackingCarrier || carriers[0],
  trackingNumber,
})

/** Carrier and number of a parcel, in a form of an order. */
export const ParcelFields = () => (
  <div className={styles.parcel}>
    <SelectField name="trackingCarrier" options={options} />
    <Field name="trackingNumber" autoComplete="off" />
  </div>
)

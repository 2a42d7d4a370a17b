import { feature } from '../../kit/feature'
import { orderTimesService } from './order-times'

/** When buyers fetch their orders, or have them brought. */
export const orderTimes = feature({ services: { 'order-times': orderTimesService } })

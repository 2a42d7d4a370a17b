import { everyFeature, feature } from '../kit/feature'
import { styleCheck } from '../features/profile/style-check'
import { orders } from '../features/orders/orders.feature'

// @ts-expect-error -- A list that leaves contracts without a service.
everyFeature([orders])

// @ts-expect-error -- An operation under the path of another.
feature({ services: { quote: styleCheck } })

feature({ services: { 'style-check': styleCheck } })

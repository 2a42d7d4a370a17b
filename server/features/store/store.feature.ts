import { feature } from '../../kit/feature'
import { shopReadiness } from './shop-readiness'
import { storeSettings } from './store-settings'

/** The settings of a shop. */
export const store = feature({
  services: {
    'shop-readiness': shopReadiness,
    'store-settings': storeSettings,
  },
  onChange: { 'store-settings': (app, { id }) => app.get('tenants').forget(id) },
})

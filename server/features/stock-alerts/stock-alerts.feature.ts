import { hourMs, minuteMs } from '@mainstreet/shared/rules/time/durations'
import { feature } from '../../kit/feature'
import type { Limits } from '../../kit/rate-limit'
import { forgetStockAlerts } from './forget-stock-alerts'
import { stockAlerts as stockAlertService } from './stock-alerts'
import { tellBack } from './tell-back'
import { tellWhenBackOperation } from './tell-when-back'

const limits = {
  'stock-alert-address': { points: 10, seconds: 600, durable: true, of: ['tell-when-back'] },
} as const satisfies Limits

/** People who are told, once, when a thing that was sold out can be bought again. */
export const stockAlerts = feature({
  services: {
    'stock-alerts': stockAlertService,
    'tell-when-back': tellWhenBackOperation,
  },
  limits,
  jobs: {
    'tell-back': { everyMs: minuteMs / 2, run: tellBack },
    'forget-stock-alerts': { everyMs: hourMs, run: (app) => forgetStockAlerts(app) },
  },
})

declare module '../../declarations' {
  interface FeatureLimits {
    stockAlerts: typeof limits
  }
}

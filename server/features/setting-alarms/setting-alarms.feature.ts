import { feature } from '../../kit/feature'
import { recordAlarms } from './record-alarms'

/** Mails to owners when somebody changes what matters for money. */
export const settingAlarms = feature({
  observe: recordAlarms,
})

import { feature } from '../../kit/feature'
import { noteAlarms } from './note-alarms'

/** Mails to owners when somebody changes what matters for money. */
export const settingAlarms = feature({
  observe: noteAlarms,
})

import { feature } from '../../kit/feature'
import { alarmOwners, recordAlarms, type AlarmOwners } from './record-alarms'

/** Mails to owners when somebody changes what matters for money. */
export const settingAlarms = feature({
  setUp: (app) => void app.set('alarmOwners', alarmOwners(app)),
  observe: recordAlarms,
})

declare module '../../declarations' {
  interface Configuration {
    alarmOwners: AlarmOwners
  }
}

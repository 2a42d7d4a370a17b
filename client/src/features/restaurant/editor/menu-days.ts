import { localTime, weekdays, type Weekday } from '@mainstreet/shared/rules/time/local-time'
import { useAccount } from '../../../kit/data/use-account'

/** The id of a day on dishes: 0 is Sunday. */
export const dayIdOf = (day: Weekday): number => (weekdays.indexOf(day) + 1) % 7

/** Today on the business's clock; undefined until it is known. */
export const useToday = (): Weekday | undefined => {
  const { row: account } = useAccount()
  return account && localTime(new Date(), account.timezone).day
}

import type { ProfileSpecialHours } from '@mainstreet/shared/contracts/site/special-hours'
import { maxDaysAhead } from '@mainstreet/shared/rules/time/hours'
import { dateAfter } from '@mainstreet/shared/rules/time/openings'
import type { FieldCheck } from '../../../kit/form/form-context'
import { useWords } from '../../../kit/language/bilingual'
import { hoursWords } from './hours-words'

/** Whether a date can have hours of its own: it is to come, and no other row has it. */
export const useDateCheck = (
  others: readonly Pick<ProfileSpecialHours, 'date'>[],
  today: string,
): FieldCheck => {
  const words = useWords(hoursWords)
  return (value) => {
    const date = String(value)
    if (date < today) return words.past
    if (date > dateAfter(today, maxDaysAhead)) return words.tooFar
    return others.some((other) => other.date === date) ? words.taken : undefined
  }
}

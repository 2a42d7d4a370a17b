import type { ProfileTimeOff } from '@mainstreet/shared/contracts/site/time-off'
import { shortDateText } from '@mainstreet/shared/rules/time/hours'
import { hoursByLanguage } from '@mainstreet/shared/rules/time/hours-by-language'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { timeOffWords } from './time-off-words'

/** The days of time off in words: one, or the first and the last. */
export const useDaysText = () => {
  const words = useWords(timeOffWords)
  const locale = useBackOfficeLocale()
  const text = (date: string) => shortDateText(date, hoursByLanguage[locale])
  return ({ startsOn, endsOn }: Pick<ProfileTimeOff, 'startsOn' | 'endsOn'>) =>
    startsOn === endsOn ? text(startsOn) : words.span(text(startsOn), text(endsOn))
}

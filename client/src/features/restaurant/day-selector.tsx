import { weekdays, type Weekday } from '@mainstreet/shared/rules/time/local-time'
import { useId } from 'react'
import { VisuallyHidden } from '../../kit/ui/visually-hidden'
import { usePlaceWords } from '../../kit/site/words/place-words'
import { useSiteWords } from '../../kit/site/words/use-site-words'
import { CoveringRadio } from '../../kit/ui/covering-radio'
import styles from './day-selector.module.css'

type DaySelectorProps = {
  /** The day in view; undefined until it is known what today is. */
  day: Weekday | undefined
  today: Weekday | undefined
  onChoose: (day: Weekday) => void
}

/** The days of the week from Monday on; arrow keys move between them, today is marked. */
export const DaySelector = ({ day, today, onChoose }: DaySelectorProps) => {
  const name = useId()
  const words = usePlaceWords('menu')
  const short = useSiteWords('hours').days
  return (
    <fieldset className={styles.days}>
      <legend>
        <VisuallyHidden>{words.days}</VisuallyHidden>
      </legend>
      {weekdays.map((each) => (
        <label key={each} className={styles.day} data-today={each === today || undefined}>
          <CoveringRadio
            name={name}
            checked={each === day}
            onChange={() => onChoose(each)}
            aria-label={each === today ? `${words.dayNames[each]}, ${words.today}` : words.dayNames[each]}
          />
          <span className={styles.short} aria-hidden="true">
            {short[each]}
          </span>
          <span className={styles.long} aria-hidden="true">
            {words.dayNames[each]}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

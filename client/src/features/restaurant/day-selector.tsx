import { weekdays, type Weekday } from '@mainstreet/shared/rules/time/local-time'
import { useId } from 'react'
import { VisuallyHidden } from '../../kit/ui/visually-hidden'
import { usePlaceTexts } from '../../kit/site/texts/place-texts'
import { useTexts } from '../../kit/site/texts/use-texts'
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
  const texts = usePlaceTexts('menu')
  const short = useTexts('hours').days
  return (
    <fieldset className={styles.days}>
      <legend>
        <VisuallyHidden>{texts.days}</VisuallyHidden>
      </legend>
      {weekdays.map((each) => (
        <label key={each} className={styles.day} data-today={each === today || undefined}>
          <CoveringRadio
            name={name}
            checked={each === day}
            onChange={() => onChoose(each)}
            aria-label={each === today ? `${texts.dayNames[each]}, ${texts.today}` : texts.dayNames[each]}
          />
          <span className={styles.short} aria-hidden="true">
            {short[each]}
          </span>
          <span className={styles.long} aria-hidden="true">
            {texts.dayNames[each]}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

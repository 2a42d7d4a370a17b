import type { Dish } from '@mainstreet/shared/contracts/restaurant'
import { weekdays, type Weekday } from '@mainstreet/shared/rules/time/local-time'
import { useState } from 'react'
import { useOperation } from '../../../kit/data/data-writes'
import { useWords } from '../../../kit/language/bilingual'
import { useCustomerId } from '../../../kit/session/session-context'
import { Button } from '../../../kit/ui/button'
import { Dialog } from '../../../kit/ui/dialog'
import { RadioCards } from '../../../kit/ui/radio-cards'
import { toast } from '../../../kit/ui/toaster'
import styles from './copy-day-dialog.module.css'
import { dayIdOf } from './menu-days'
import { menuWords } from './menu-words'

type CopyDayDialogProps = { day: Weekday; dishes: readonly Dish[]; onClose: () => void }
type Existing = 'keep' | 'replace'

type DaysProps = { day: Weekday; chosen: readonly Weekday[]; onChange: (days: Weekday[]) => void }

const Days = ({ day, chosen, onChange }: DaysProps) => {
  const words = useWords(menuWords)
  return (
    <fieldset className={styles.days}>
      <legend>{words.copyTo}</legend>
      {weekdays
        .filter((each) => each !== day)
        .map((each) => (
          <label key={each} className={styles.day}>
            <input
              type="checkbox"
              checked={chosen.includes(each)}
              onChange={() => onChange(weekdays.filter((one) => (one === each) !== chosen.includes(one)))}
            />
            {words.day[each]}
          </label>
        ))}
    </fieldset>
  )
}

/** Copies a day's dishes to other days, after it has asked what becomes of those that are there. */
export const CopyDayDialog = ({ day, dishes, onClose }: CopyDayDialogProps) => {
  const words = useWords(menuWords)
  const customerId = useCustomerId()
  const { run, busy } = useOperation('copy-menu-day')
  const [chosen, setChosen] = useState<Weekday[]>([])
  const [existing, setExisting] = useState<Existing>('keep')
  const to = chosen.map(dayIdOf)
  const inTheWay = dishes.filter(({ dayId }) => to.includes(dayId)).length
  const copy = async () => {
    try {
      const { copied } = await run({ customerId, from: dayIdOf(day), to, existing })
      toast.success(words.copied(copied))
      onClose()
    } catch (error) {
      toast.error(words.notChanged, error)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.copyTitle(words.day[day])}
      description={words.copyHint}
      footer={
        <Button
          variant={existing === 'replace' && inTheWay > 0 ? 'danger' : 'primary'}
          disabled={to.length === 0}
          loading={busy}
          onClick={() => void copy()}
        >
          {words.copyNow}
        </Button>
      }
    >
      <Days day={day} chosen={chosen} onChange={setChosen} />
      {inTheWay > 0 && (
        <RadioCards<Existing>
          label={words.copyExisting}
          value={existing}
          onChange={setExisting}
          options={[
            { value: 'keep', title: words.keep, description: words.keepAbout },
            { value: 'replace', title: words.replace, description: words.replaceAbout(inTheWay) },
          ]}
        />
      )}
    </Dialog>
  )
}

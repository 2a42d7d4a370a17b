import { maxGuests, type CalendarEvent } from '@mainstreet/shared/contracts/calendar'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useOperation } from '../../../kit/data/data-writes'
import { usePlaceWords } from '../../../kit/site/words/place-words'
import { Button } from '../../../kit/ui/button'
import { Select } from '../../../kit/ui/select'
import { Text } from '../../../kit/ui/text'
import styles from './marks.module.css'
import { useOwnMark } from './use-own-mark'

const parties = Array.from({ length: maxGuests }, (_, index) => {
  const text = String(index + 1)
  return { value: text, label: text }
})

/** Says to come to an event, with how many, and who else does. */
export const Guests = ({ event }: { event: CalendarEvent }) => {
  const words = usePlaceWords('guests')
  const { people, keyOf, keep } = useOwnMark(`event ${event.id}`)
  const { run, busy } = useOperation('come-to-event')
  const [answered, setAnswered] = useState<{ coming: number; of: number }>()
  const [failed, setFailed] = useState(false)
  // What the page hears of the event later counts more than what was answered here.
  const coming = answered?.of === event.coming ? answered.coming : event.coming
  const say = (count: number) => {
    const key = keyOf()
    setFailed(false)
    run({ id: event.id, key, people: count }).then(
      (answer) => {
        keep({ key, people: count })
        setAnswered({ coming: answer.coming, of: event.coming })
      },
      () => setFailed(true),
    )
  }
  return (
    <div className={styles.marks}>
      {people > 0 ? (
        <>
          <Select
            label={words.howMany}
            value={String(people)}
            onChange={({ target }) => say(Number(target.value))}
            options={parties}
          />
          <Button variant="quiet" onClick={() => say(0)}>
            {words.notAfterAll}
          </Button>
        </>
      ) : (
        <Button variant="primary" size="large" icon={<Check />} loading={busy} onClick={() => say(1)}>
          {words.come}
        </Button>
      )}
      <Text as="p" tone={failed ? 'danger' : 'muted'} role="status">
        {failed ? words.failed : people > 0 ? words.expected(coming) : coming > 0 && words.coming(coming)}
      </Text>
    </div>
  )
}

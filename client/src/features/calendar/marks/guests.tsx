import { maxGuests, type CalendarEvent } from '@mainstreet/shared/contracts/calendar/calendar'
import { Check } from 'lucide-react'
import { useOperation } from '../../../kit/data/data-writes'
import { usePlaceWords } from '../../../kit/site/words/place-words'
import { Button } from '../../../kit/ui/button'
import { numberOptions } from '../../../kit/ui/number-options'
import { Select } from '../../../kit/ui/select'
import { Text } from '../../../kit/ui/text'
import styles from './marks.module.css'
import { useOwnMark } from './use-own-mark'

/** Says to come to an event, with how many, and who else does. */
export const Guests = ({ event }: { event: CalendarEvent }) => {
  const words = usePlaceWords('guests')
  const { run, busy } = useOperation('come-to-event')
  const {
    people,
    all: coming,
    failed,
    say,
  } = useOwnMark({
    entry: `event ${event.id}`,
    known: event.coming,
    send: async (mark) => (await run({ id: event.id, ...mark })).coming,
  })
  return (
    <div className={styles.marks}>
      {people > 0 ? (
        <>
          <Select
            label={words.howMany}
            value={String(people)}
            onChange={({ target }) => say(Number(target.value))}
            options={numberOptions(1, maxGuests)}
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

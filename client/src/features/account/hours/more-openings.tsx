import { maxOpenings, moreHoursContract, type ProfileHours } from '@mainstreet/shared/contracts/site/hours'
import { spansOf } from '@mainstreet/shared/rules/time/hours'
import { Plus, X } from 'lucide-react'
import { useEffect } from 'react'
import { useRemove, useSave } from '../../../kit/data/data-writes'
import { AutoSaveForm } from '../../../kit/form/auto-save-form'
import type { useJoinedSaveState } from '../../../kit/form/save-status'
import { useWords } from '../../../kit/language/bilingual'
import { Button } from '../../../kit/ui/button'
import { IconButton } from '../../../kit/ui/icon-button'
import { toast } from '../../../kit/ui/toaster'
import styles from './hours.module.css'
import { SpanTimes } from './hours-fields'
import { hoursWords } from './hours-words'
import { nextSpan } from './next-span'

/** How a section is told of the saving of its forms. */
export type Saving = Pick<ReturnType<typeof useJoinedSaveState>, 'report' | 'forgetting'>

type OpeningProps = {
  row: ProfileHours['more'][number]
  label: string
  onRemove: () => void
} & Saving

const Opening = ({ row, label, onRemove, report, forgetting }: OpeningProps) => {
  const words = useWords(hoursWords)
  const key = `more ${row.id}`
  const forget = forgetting(key)
  useEffect(() => forget, [forget])
  return (
    <AutoSaveForm contract={moreHoursContract} row={row} label={label} onState={report(key)}>
      <div className={styles.line} data-further>
        <span className={styles.name}>{words.then}</span>
        <div className={styles.hours}>
          <SpanTimes day={label} />
        </div>
        <IconButton
          className={styles.end}
          label={words.removeOpening(label)}
          icon={<X />}
          onClick={onRemove}
        />
      </div>
    </AutoSaveForm>
  )
}

/** The openings of an open day after its first, and one more. */
export const MoreOpenings = ({ row, ...saving }: { row: ProfileHours } & Saving) => {
  const words = useWords(hoursWords)
  const { create, busy } = useSave('profile-more-hours')
  const { remove } = useRemove('profile-more-hours')
  if (!row.isOpen || row.byAppointment) return null
  const day = words.days[row.day]
  const further = [...row.more].sort((a, b) => a.open.localeCompare(b.open))
  const next = further.length + 1 < maxOpenings && nextSpan(spansOf(row))
  const attempt = (write: Promise<unknown>) =>
    void write.catch((error: unknown) => toast.error(words.notChanged, error))
  return (
    <>
      {further.map((opening, index) => (
        <Opening
          key={opening.id}
          row={opening}
          label={words.opening(day, index + 2)}
          onRemove={() => attempt(remove(opening.id))}
          {...saving}
        />
      ))}
      {next && (
        <div className={styles.line}>
          <div className={styles.hours}>
            <Button
              size="small"
              variant="quiet"
              icon={<Plus />}
              loading={busy}
              aria-label={words.anotherOn(day)}
              onClick={() => attempt(create({ day: row.day, ...next }))}
            >
              {words.another}
            </Button>
          </div>
        </div>
      )}
    </>
  )
}

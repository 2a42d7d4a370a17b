import type { Account } from '@mainstreet/shared/contracts/account'
import type { ProfileTimeOff } from '@mainstreet/shared/contracts/site/time-off'
import { Plus, SquarePen, X } from 'lucide-react'
import { useState } from 'react'
import { useUndoableRemoval } from '../../../kit/data/lists/use-undoable-removal'
import { useWords } from '../../../kit/language/bilingual'
import { Button } from '../../../kit/ui/button'
import { IconButton } from '../../../kit/ui/icon-button'
import { Row } from '../../../kit/ui/stack'
import { Text } from '../../../kit/ui/text'
import styles from './hours.module.css'
import { TimeOffDialog } from './time-off-dialog'
import { timeOffWords } from './time-off-words'
import { useDaysText } from './use-days-text'

type TimeOffProps = {
  account: Account
  rows: readonly ProfileTimeOff[]
  today: string
}

/** Days on which the business is off, each time as one. */
export const TimeOff = ({ account, rows, today }: TimeOffProps) => {
  const words = useWords(timeOffWords)
  const daysText = useDaysText()
  const { hidden, removeWithUndo } = useUndoableRemoval('profile-time-off')
  const [edited, edit] = useState<ProfileTimeOff | 'new'>()
  const shown = rows.filter(({ id }) => !hidden.has(id))
  const stops = (row: ProfileTimeOff) =>
    [row.closed && words.closed, account.ecommerceEnabled && words.orders[row.orders]].filter(Boolean)
  return (
    <section className={styles.part} aria-labelledby="time-off">
      <Text as="h3" size="sm" id="time-off">
        {words.title}
      </Text>
      <p className={styles.about}>{words.about}</p>
      {shown.length > 0 && (
        <ul className={styles.days}>
          {shown.map((row) => (
            <li key={row.id} className={styles.day}>
              <Row spread>
                <div>
                  <Text weight="medium">{daysText(row)}</Text>
                  <Text as="p" size="sm" tone="muted">
                    {[row.reason, ...stops(row)].filter(Boolean).join(' · ')}
                  </Text>
                </div>
                <Row>
                  <IconButton
                    label={words.edit(daysText(row))}
                    icon={<SquarePen />}
                    onClick={() => edit(row)}
                  />
                  <IconButton
                    label={words.remove(daysText(row))}
                    icon={<X />}
                    onClick={() => removeWithUndo(row.id, words.removed(daysText(row)))}
                  />
                </Row>
              </Row>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button icon={<Plus />} onClick={() => edit('new')}>
          {words.add}
        </Button>
      </div>
      {edited && (
        <TimeOffDialog
          {...{ account, today }}
          row={edited === 'new' ? undefined : edited}
          onClose={() => edit(undefined)}
        />
      )}
    </section>
  )
}

import { noticeContract, type Notice } from '@mainstreet/shared/contracts/site/notices'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { shortTitle } from '@mainstreet/shared/rules/site/notice-rules'
import { backOfficeRoutes, pathTo } from '@mainstreet/shared/routes'
import { Megaphone, Plus } from 'lucide-react'
import { use, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useRow } from '../../../kit/data/data'
import { useUndoableRemoval } from '../../../kit/data/lists/use-undoable-removal'
import { useWords } from '../../../kit/language/bilingual'
import { useCustomerId } from '../../../kit/session/session-context'
import { useMay } from '../../../kit/session/use-may'
import { EmptyState } from '../../../kit/ui/empty-state'
import { ButtonLink } from '../../../kit/ui/link'
import { Notice as Message } from '../../../kit/ui/notice'
import { Row, Stack } from '../../../kit/ui/stack'
import { useFocusAfterRemoval } from '../../../kit/ui/use-focus-after-removal'
import { contentWords } from '../words'
import { NoticeRow } from './notice-row'
import { noticeWords } from './notice-words'
import styles from './notices-tab.module.css'
import { BusinessClock } from '../../../kit/language/use-formats'

const submittedShownMs = 5000

/** Says for five seconds that the notice which one comes from is stored. */
const SubmittedMessage = () => {
  const words = useWords(noticeWords)
  const { state, key } = useLocation()
  const isSubmitted = (state as { submitted?: boolean } | null)?.submitted === true
  const [over, setOver] = useState<string>()
  useEffect(() => {
    if (!isSubmitted) return
    const timer = setTimeout(() => setOver(key), submittedShownMs)
    return () => clearTimeout(timer)
  }, [isSubmitted, key])
  return isSubmitted && over !== key ? <Message tone="success">{words.submitted}</Message> : null
}

/** Leads to a new notice, for who may write one. */
const Add = () => {
  const words = useWords(noticeWords)
  if (!useMay(noticeContract, 'create')) return null
  return (
    <ButtonLink variant="primary" icon={<Plus />} to={pathTo(backOfficeRoutes.editNotice, 'new')}>
      {words.add}
    </ButtonLink>
  )
}

const NoticeList = ({ rows }: { rows: readonly Notice[] }) => {
  const words = useWords(noticeWords)
  const common = useWords(contentWords)
  const timezone = use(BusinessClock)
  const today = timezone && localTime(new Date(), timezone).date
  const { hidden, removeWithUndo } = useUndoableRemoval('profile-notices')
  const shown = rows.filter(({ id }) => !hidden.has(id))
  const { container, leave } = useFocusAfterRemoval(shown.length)
  const remove = (notice: Notice) => {
    leave(shown.findIndex(({ id }) => id === notice.id))
    removeWithUndo(notice.id, common.removed(shortTitle(notice.str_title)))
  }
  return (
    <div ref={container} tabIndex={-1}>
      {shown.length === 0 ? (
        <EmptyState title={words.none} icon={<Megaphone />} action={<Add />} sample={words.sample}>
          {words.noneAbout}
        </EmptyState>
      ) : (
        <ul className={styles.rows} aria-label={words.list}>
          {shown.map((notice) => (
            <li key={notice.id}>
              <NoticeRow notice={notice} today={today} onRemove={() => remove(notice)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The notices, newest first, each in a line. */
export const NoticesTab = ({ rows }: { rows: readonly Notice[] }) => {
  const words = useWords(noticeWords)
  const limit = useRow('profile-options', useCustomerId()).row?.noticeLimit
  const visible = rows.filter(({ bol_visible, inPeriod }) => bol_visible && inPeriod)
  return (
    <Stack>
      <SubmittedMessage />
      {rows.length > 0 && (
        <Row>
          <Add />
          {limit !== undefined && visible.length > limit && (
            <p className="muted">{words.beyondLimit(limit)}</p>
          )}
        </Row>
      )}
      <NoticeList rows={rows} />
    </Stack>
  )
}

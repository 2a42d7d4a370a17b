import type { OpenSession } from '@mainstreet/shared/contracts/sessions'
import { CircleHelp, Monitor, Smartphone, Tablet, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useOperation } from '../../../kit/data/data-writes'
import { useOperationRead } from '../../../kit/data/use-operation-read'
import { useWords } from '../../../kit/language/bilingual'
import { Badge } from '../../../kit/ui/badge'
import { Button } from '../../../kit/ui/button'
import { ConfirmDialog } from '../../../kit/ui/confirm-dialog'
import { ErrorState } from '../../../kit/ui/error-state'
import { SettingsSection } from '../../../kit/ui/settings-section'
import { Skeleton } from '../../../kit/ui/skeleton'
import { toast } from '../../../kit/ui/toaster'
import styles from './account.module.css'
import { sessionWords } from './session-words'
import { useFormats } from '../../../kit/language/use-formats'

const icons: Record<OpenSession['kind'], LucideIcon> = {
  computer: Monitor,
  phone: Smartphone,
  tablet: Tablet,
  '': CircleHelp,
}

type SessionRowProps = { session: OpenSession; busy: boolean; onEnd: () => void }

const SessionRow = ({ session, busy, onEnd }: SessionRowProps) => {
  const words = useWords(sessionWords)
  const { moment } = useFormats()
  const Icon = icons[session.kind]
  const device = words.device(session)
  return (
    <li className={styles.row}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.name}>
          {device} {session.isCurrent && <Badge tone="accent">{words.current}</Badge>}
        </p>
        <p className="muted">
          {words.since(moment(session.createdAt))} · {words.lastUsed(moment(session.lastUsedAt))}
        </p>
      </div>
      {!session.isCurrent && (
        <Button size="small" loading={busy} onClick={onEnd} aria-label={words.endOf(device)}>
          {words.end}
        </Button>
      )}
    </li>
  )
}

const nothing = {}

const useSessions = () => {
  const words = useWords(sessionWords)
  const { answer, error, refetch } = useOperationRead('session-list', nothing, [])
  const { run } = useOperation('session-end')
  const [ending, setEnding] = useState<string | null>(null)
  const end = async (session: OpenSession) => {
    setEnding(session.id)
    try {
      await run({ id: session.id })
      toast.success(words.ended(words.device(session)))
    } catch (failure) {
      toast.error(words.notEnded, failure)
    } finally {
      setEnding(null)
      refetch()
    }
  }
  const endOthers = async () => {
    await run({ others: true })
    toast.success(words.endedAll)
    refetch()
  }
  return { sessions: answer?.sessions, error, refetch, ending, end, endOthers }
}

/** Where the user is signed in; every session but this one can be ended. */
export const SessionsSection = () => {
  const words = useWords(sessionWords)
  const { sessions, error, refetch, ending, end, endOthers } = useSessions()
  const [asking, setAsking] = useState(false)
  const others = sessions?.filter(({ isCurrent }) => !isCurrent).length ?? 0
  return (
    <SettingsSection id="sessions" title={words.title} about={words.about}>
      {!sessions && (error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton lines={4} />)}
      <ul className={styles.rows}>
        {sessions?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={ending === session.id}
            onEnd={() => void end(session)}
          />
        ))}
      </ul>
      {sessions && others === 0 && <p className="muted">{words.onlyThis}</p>}
      {others > 0 && (
        <div className={styles.foot}>
          <Button onClick={() => setAsking(true)}>{words.endAll}</Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={endOthers}
        title={words.endAllTitle}
        confirm={words.endAll}
        danger
      >
        {words.endAllText(others)}
      </ConfirmDialog>
    </SettingsSection>
  )
}

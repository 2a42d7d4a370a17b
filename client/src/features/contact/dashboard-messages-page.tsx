import type { ContactMessage } from '@mainstreet/shared/contracts/site/contact'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { useList, useRow } from '../../kit/data/data'
import { useSave } from '../../kit/data/data-writes'
import { useUndoableRemoval } from '../../kit/data/lists/use-undoable-removal'
import { useWords } from '../../kit/language/bilingual'
import { useCustomerId } from '../../kit/session/session-context'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { ErrorState } from '../../kit/ui/error-state'
import { Page } from '../../kit/ui/page'
import { Pagination } from '../../kit/ui/pagination'
import { Skeleton } from '../../kit/ui/skeleton'
import { toast } from '../../kit/ui/toaster'
import { useFocusAfterRemoval } from '../../kit/ui/use-focus-after-removal'
import styles from './dashboard-messages-page.module.css'
import { MessageRow } from './message-row'
import { messageWords } from './words'

const limit = 25

/** Which message is open, and what opening does: it is read then. */
const useOpenMessage = () => {
  const words = useWords(messageWords)
  const { patch } = useSave('contact-messages')
  const [openId, setOpenId] = useState<number | null>(null)
  const mark = (id: number, isRead: boolean) =>
    void patch(id, { isRead }, { optimistic: true }).catch((error: unknown) =>
      toast.error(words.notMarked, error),
    )
  return {
    openId,
    toggle({ id, isRead }: ContactMessage) {
      setOpenId(openId === id ? null : id)
      if (openId !== id && !isRead) mark(id, true)
    },
    markUnread({ id }: ContactMessage) {
      setOpenId(null)
      mark(id, false)
    },
  }
}

const MessageList = ({ messages }: { messages: readonly ContactMessage[] }) => {
  const words = useWords(messageWords)
  const { row: account } = useRow('account', useCustomerId())
  const { openId, toggle, markUnread } = useOpenMessage()
  const { hidden, removeWithUndo } = useUndoableRemoval('contact-messages')
  const shown = messages.filter(({ id }) => !hidden.has(id))
  const { container, leave } = useFocusAfterRemoval(shown.length)
  return (
    <div ref={container} tabIndex={-1}>
      {shown.length === 0 && (
        <EmptyState title={words.empty} icon={<MessagesSquare />}>
          {words.emptyAbout}
        </EmptyState>
      )}
      <ul className={styles.list} aria-label={words.list}>
        {shown.map((message, index) => (
          <MessageRow
            key={message.id}
            message={message}
            timezone={account?.timezone}
            isOpen={message.id === openId}
            onToggle={() => toggle(message)}
            onMarkUnread={() => markUnread(message)}
            onRemove={() => {
              leave(index)
              removeWithUndo(message.id, words.removed(message.name))
            }}
          />
        ))}
      </ul>
    </div>
  )
}

/** What visitors wrote with the contact form, the newest first. */
export const DashboardMessagesPage = () => {
  const words = useWords(messageWords)
  const [skip, setSkip] = useState(0)
  const list = useList('contact-messages', { $sort: { id: -1 }, $limit: limit, $skip: skip })
  const { rows, total = 0, error, refetch } = list
  return (
    <Page
      title={words.title}
      description={words.about}
      back={{ to: backOfficeRoutes.dashboard, label: words.back }}
    >
      <Card flush>
        {rows && <MessageList messages={rows} />}
        {!rows && error && <ErrorState error={error} onRetry={refetch} />}
        {!rows && !error && (
          <div className={styles.loading}>
            <Skeleton block lines={6} />
          </div>
        )}
      </Card>
      <Pagination {...{ total, skip, limit }} onChange={setSkip} />
    </Page>
  )
}

import type { ContactMessage } from '@mainstreet/shared/contracts/site/contact'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { MessagesSquare } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useList, useRow } from '../../kit/data/data'
import { useSave } from '../../kit/data/data-writes'
import { useUndoableRemoval } from '../../kit/data/lists/use-undoable-removal'
import { useWords } from '../../kit/language/bilingual'
import { SeeOnSite } from '../../kit/see-on-site'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { ErrorState } from '../../kit/ui/error-state'
import { Page } from '../../kit/ui/page'
import { Pagination } from '../../kit/ui/pagination'
import { Skeleton } from '../../kit/ui/skeleton'
import { TabLinks, useTab } from '../../kit/ui/tab-links'
import { toast } from '../../kit/ui/toaster'
import { useFocusAfterRemoval } from '../../kit/ui/use-focus-after-removal'
import styles from './dashboard-messages-page.module.css'
import { MessageRow } from './message-row'
import { messageWords } from './words'

const limit = 25

/** A line for each person. */
const lastWords = { lastWord: true }

const parts = ['toAnswer', 'later', 'answered', 'all'] as const
type Part = (typeof parts)[number]

const queryOf: Record<Part, { isAnswered?: boolean; isLater?: boolean }> = {
  toAnswer: { isAnswered: false, isLater: false },
  later: { isAnswered: false, isLater: true },
  answered: { isAnswered: true },
  all: {},
}

/** What is open stays where it is, even when an answer takes it off the list. */
const useWithOpen = (messages: readonly ContactMessage[], openId: number | null) => {
  const [place, setPlace] = useState(0)
  const { row } = useRow('contact-messages', openId ?? undefined)
  const at = messages.findIndex(({ id }) => id === openId)
  if (at >= 0 && at !== place) setPlace(at)
  return at < 0 && row && row.id === openId ? messages.toSpliced(place, 0, row) : messages
}

/** Which message is open, and what opening does: it is read then. */
const useOpenMessage = () => {
  const words = useWords(messageWords)
  const { patch } = useSave('contact-messages')
  const [openId, setOpenId] = useState<number | null>(null)
  const mark = (id: number, marks: Partial<Pick<ContactMessage, 'isRead' | 'isAnswered' | 'isLater'>>) =>
    void patch(id, marks, { optimistic: true }).catch((error: unknown) => toast.error(words.notMarked, error))
  return {
    openId,
    toggle({ id, isRead }: ContactMessage) {
      setOpenId(openId === id ? null : id)
      if (openId !== id && !isRead) mark(id, { isRead: true })
    },
    markUnread({ id }: ContactMessage) {
      setOpenId(null)
      mark(id, { isRead: false, isAnswered: false, isLater: false })
    },
    markAnswered: ({ id }: ContactMessage, isAnswered: boolean) => mark(id, { isAnswered, isLater: false }),
    markLater: ({ id }: ContactMessage, isLater: boolean) => mark(id, { isLater, isAnswered: false }),
  }
}

/** Opens the newest message where the address asks for it, once. */
const useOpenNewest = (messages: readonly ContactMessage[], open: (message: ContactMessage) => void) => {
  const [params] = useSearchParams()
  const openFirst = useEffectEvent(() => {
    const [newest] = messages
    if (newest) open(newest)
  })
  const isAsked = params.get('open') === 'newest'
  useEffect(() => {
    if (isAsked) openFirst()
  }, [isAsked])
}

const MessageList = ({ messages, part }: { messages: readonly ContactMessage[]; part: Part }) => {
  const words = useWords(messageWords)
  const { openId, toggle, markUnread, markAnswered, markLater } = useOpenMessage()
  useOpenNewest(messages, toggle)
  const { hidden, removeWithUndo } = useUndoableRemoval('contact-messages')
  const shown = useWithOpen(messages, openId).filter(({ id }) => !hidden.has(id))
  const { container, leave } = useFocusAfterRemoval(shown.length)
  return (
    <div ref={container} tabIndex={-1}>
      {shown.length === 0 && (
        <EmptyState
          title={words.empty[part]}
          icon={<MessagesSquare />}
          action={<SeeOnSite path="/#contact">{words.seeForm}</SeeOnSite>}
          sample={part === 'all' ? words.sample : undefined}
        >
          {words.emptyAbout}
        </EmptyState>
      )}
      <ul className={styles.list} aria-label={words.list}>
        {shown.map((message, index) => (
          <MessageRow
            key={message.id}
            message={message}
            isOpen={message.id === openId}
            onToggle={() => toggle(message)}
            onMarkUnread={() => markUnread(message)}
            onAnswered={(isAnswered) => markAnswered(message, isAnswered)}
            onLater={(isLater) => markLater(message, isLater)}
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

/** What visitors and buyers wrote, a line for each person, who wrote last first: what waits for an answer, what has one, and all. */
export const DashboardMessagesPage = () => {
  const words = useWords(messageWords)
  const part = useTab(parts)
  // Another part begins at its first page.
  const [at, setAt] = useState({ part, skip: 0 })
  const skip = at.part === part ? at.skip : 0
  const list = useList('contact-messages', {
    ...queryOf[part],
    filter: lastWords,
    $sort: { id: -1 },
    $limit: limit,
    $skip: skip,
  })
  const { total: open } = useList('contact-messages', { ...queryOf.toAnswer, filter: lastWords, $limit: 0 })
  const { rows, total = 0, error, refetch } = list
  const tabs = parts.map((key) => ({
    key,
    title: words.parts[key],
    count: key === 'toAnswer' ? open : undefined,
  }))
  return (
    <Page
      title={words.title}
      description={words.about}
      back={{ to: backOfficeRoutes.dashboard, label: words.back }}
    >
      <TabLinks label={words.title} tabs={tabs} current={part} />
      <Card flush>
        {rows && <MessageList key={part} messages={rows} part={part} />}
        {!rows && error && <ErrorState error={error} onRetry={refetch} />}
        {!rows && !error && (
          <div className={styles.loading}>
            <Skeleton block lines={6} />
          </div>
        )}
      </Card>
      <Pagination {...{ total, skip, limit }} onChange={(next) => setAt({ part, skip: next })} />
    </Page>
  )
}

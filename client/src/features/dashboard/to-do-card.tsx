import type { TodaySummary } from '@mainstreet/shared/contracts/dashboard'
import { today } from '@mainstreet/shared/rules/money/price'
import { dateAfter } from '@mainstreet/shared/rules/time/openings'
import { backOfficeRoutes, pathTo } from '@mainstreet/shared/routes'
import {
  CalendarClock,
  CircleCheckBig,
  Feather,
  Mail,
  PackageOpen,
  PencilLine,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '../../kit/language/bilingual'
import { useKitWords } from '../../kit/ui/kit-words'
import { useFormats, useTimeZone } from '../../kit/language/use-formats'
import { useMoment } from '../../kit/use-moment'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { ButtonLink } from '../../kit/ui/link'
import { OrdersToPack } from './orders-to-pack'
import styles from './to-do-card.module.css'
import { homeWords } from './words'
import { Text } from '../../kit/ui/text'

type WaitingProps = { icon: LucideIcon; title: string; about: ReactNode; to: string }

const Waiting = ({ icon: Icon, title, about, to }: WaitingProps) => {
  const { show } = useWords(homeWords)
  const { labelled } = useKitWords()
  return (
    <li className={styles.waiting}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <Text as="p" weight="medium" wrap="anywhere">
          {title}
        </Text>
        <Text as="p" size="sm" tone="muted" wrap="anywhere">
          {about}
        </Text>
      </div>
      <ButtonLink to={to} size="small" aria-label={labelled(show, title)}>
        {show}
      </ButtonLink>
    </li>
  )
}

type Counted = WaitingProps & { count: number }

const useCounted = () => {
  const { number } = useFormats()
  return (count: number): [string, boolean] => [number(count), count === 1]
}

/** Since when somebody waits, in words; nothing of today. */
const useWaitingSince = () => {
  const words = useWords(homeWords)
  const { day } = useFormats()
  const timezone = useTimeZone()
  const now = useMoment()
  return (since: string | null): string => {
    const date = today(now, timezone)
    const first = since ? today(new Date(since), timezone) : date
    if (!since || first === date) return ''
    return first === dateAfter(date, -1) ? words.sinceYesterday : words.since(day(since))
  }
}

/** What somebody waits for an answer to. */
const useToAnswer = ({ bookings, condolences, unanswered }: TodaySummary): Counted[] => {
  const words = useWords(homeWords)
  const counted = useCounted()
  const waitingSince = useWaitingSince()
  const { funerals } = condolences
  const [only, ...others] = funerals
  return [
    {
      count: bookings.total,
      icon: CalendarClock,
      title: words.bookings(...counted(bookings.total)),
      about: words.soonestFrom(bookings.from),
      to: backOfficeRoutes.bookings,
    },
    {
      count: condolences.total,
      icon: Feather,
      title: words.condolences(...counted(condolences.total)),
      about: words.forFunerals(funerals.map(({ name }) => name).join(', ')),
      to:
        only && others.length === 0
          ? pathTo(backOfficeRoutes.editFuneral, only.id)
          : backOfficeRoutes.funerals,
    },
    {
      count: unanswered.total,
      icon: Mail,
      title: words.messages(...counted(unanswered.total)),
      about: [
        unanswered.total === 1 ? words.from(unanswered.from) : words.newestFrom(unanswered.from),
        waitingSince(unanswered.since),
      ]
        .filter(Boolean)
        .join(' · '),
      // The only one is opened at once.
      to: `${backOfficeRoutes.messages}${unanswered.total === 1 ? '?open=newest' : ''}`,
    },
  ]
}

const useOthers = (summary: TodaySummary): WaitingProps[] => {
  const { lowStock, drafts } = summary
  const words = useWords(homeWords)
  const counted = useCounted()
  const toAnswer = useToAnswer(summary)
  const lowItems = lowStock.items.map(({ title, stock }) => `${title} (${words.left(stock)})`)
  const all: Counted[] = [
    ...toAnswer,
    {
      count: lowStock.total,
      icon: PackageOpen,
      title: words.lowStock(...counted(lowStock.total)),
      about: `${lowItems.join(', ')}${lowStock.total > lowItems.length ? '…' : ''}`,
      to: `${backOfficeRoutes.items}?need=low`,
    },
    {
      count: drafts,
      icon: PencilLine,
      title: words.drafts(...counted(drafts)),
      about: words.draftsAbout,
      to: `${backOfficeRoutes.items}?need=drafts`,
    },
  ]
  return all.filter(({ count }) => count > 0)
}

/** What waits to be done, with a way to each. */
export const ToDoCard = ({ today: summary }: { today: TodaySummary }) => {
  const words = useWords(homeWords)
  const others = useOthers(summary)
  const isEmpty = summary.toPack.total === 0 && others.length === 0
  return (
    <Card title={words.toDo} flush>
      {isEmpty && (
        <EmptyState title={words.nothing} icon={<CircleCheckBig />}>
          {words.nothingAbout}
        </EmptyState>
      )}
      {summary.toPack.total > 0 && <OrdersToPack {...summary.toPack} />}
      {others.length > 0 && (
        <ul className="plain">
          {others.map(({ icon, title, about, to }) => (
            <Waiting key={to} icon={icon} title={title} about={about} to={to} />
          ))}
        </ul>
      )}
    </Card>
  )
}

import type { TodaySummary } from '@mainstreet/shared/contracts/dashboard'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { CircleCheckBig, Mail, PackageOpen, PencilLine, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '../../kit/language/bilingual'
import { useFormats } from '../../kit/language/use-formats'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { ButtonLink } from '../../kit/ui/link'
import { OrdersToPack } from './orders-to-pack'
import styles from './to-do-card.module.css'
import { homeWords } from './words'

type WaitingProps = { icon: LucideIcon; title: string; about: ReactNode; to: string }

const Waiting = ({ icon: Icon, title, about, to }: WaitingProps) => {
  const { show } = useWords(homeWords)
  return (
    <li className={styles.waiting}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.about}>{about}</p>
      </div>
      <ButtonLink to={to} size="small" aria-label={`${show}: ${title}`}>
        {show}
      </ButtonLink>
    </li>
  )
}

const useOthers = ({ lowStock, drafts, unread }: TodaySummary): WaitingProps[] => {
  const words = useWords(homeWords)
  const { number } = useFormats()
  const counted = (count: number): [string, boolean] => [number(count), count === 1]
  const lowItems = lowStock.items.map(({ title, stock }) => `${title} (${words.left(stock)})`)
  const all: (WaitingProps & { count: number })[] = [
    {
      count: unread.total,
      icon: Mail,
      title: words.messages(...counted(unread.total)),
      about: unread.total === 1 ? words.from(unread.from) : words.newestFrom(unread.from),
      to: backOfficeRoutes.messages,
    },
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
export const ToDoCard = ({ today }: { today: TodaySummary }) => {
  const words = useWords(homeWords)
  const others = useOthers(today)
  const isEmpty = today.toPack.total === 0 && others.length === 0
  return (
    <Card title={words.toDo} flush>
      {isEmpty && (
        <EmptyState title={words.nothing} icon={<CircleCheckBig />}>
          {words.nothingAbout}
        </EmptyState>
      )}
      {today.toPack.total > 0 && <OrdersToPack {...today.toPack} />}
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

import { dateInWords } from '@mainstreet/shared/rules/time/date-text'
import { noticeContract, type Notice } from '@mainstreet/shared/contracts/site/notices'
import { shortTitle, placeInPeriod } from '@mainstreet/shared/rules/site/notice-rules'
import { backOfficeRoutes, pathTo } from '@mainstreet/shared/routes'
import { Pencil, Trash2 } from 'lucide-react'
import { useSave } from '../../../kit/data/data-writes'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { useMay } from '../../../kit/session/use-may'
import { RichText } from '../../../kit/rich-text/rich-text'
import { Badge } from '../../../kit/ui/badge'
import { IconButton } from '../../../kit/ui/icon-button'
import { ButtonLink } from '../../../kit/ui/link'
import { Picture } from '../../../kit/ui/picture'
import { Spinner } from '../../../kit/ui/spinner'
import { Switch } from '../../../kit/ui/switch'
import { toast } from '../../../kit/ui/toaster'
import { webpOf } from '../../../kit/ui/webp-of'
import { contentWords } from '../words'
import styles from './notice-row.module.css'
import { noticeWords } from './notice-words'
import type { Locale } from '@mainstreet/shared/rules/language'

const dayInWords = (day: string, locale: Locale) =>
  dateInWords(new Date(`${day}T00:00:00Z`), locale, { timeZone: 'UTC', dateStyle: 'medium' })

type Days = Pick<Notice, 'visibleFrom' | 'visibleUntil'>
type Reader = { locale: Locale; words: (typeof noticeWords)['en']; today?: string }

/** The days of a notice in words, and whether they are to come or over; undefined where it has none. */
const daysInWords = ({ visibleFrom, visibleUntil }: Days, { locale, words, today }: Reader) => {
  if (visibleFrom === null && visibleUntil === null) return undefined
  const from = visibleFrom && dayInWords(visibleFrom, locale)
  const until = visibleUntil && dayInWords(visibleUntil, locale)
  const place = today ? placeInPeriod({ visibleFrom, visibleUntil }, today) : 'within'
  if (place === 'after' && until) return { place, text: words.over(until) }
  if (from && until) return { place, text: words.fromUntil(from, until) }
  return { place, text: from ? words.from(from) : words.until(until!) }
}

type NoticeSwitchProps = { notice: Notice; column: 'bol_visible' | 'announced'; label: string }

const NoticeSwitch = ({ notice, column, label }: NoticeSwitchProps) => {
  const words = useWords(noticeWords)
  const { patch, busy } = useSave('profile-notices')
  const toggle = (on: boolean) => {
    patch(notice.id, { [column]: on }, { optimistic: true }).catch((error: unknown) =>
      toast.error(words.notSwitched, error),
    )
  }
  return (
    <span className={styles.switch}>
      <Switch label={label} checked={notice[column]} busy={busy} onChange={toggle} />
      {busy && <Spinner label={words.saving} />}
    </span>
  )
}

/** Whether it is seen, and whether above every page. */
const Switches = ({ notice }: { notice: Notice }) => {
  const words = useWords(noticeWords)
  const seen = notice.bol_visible ? words.visible : words.hidden
  return (
    <span className={styles.switches}>
      <NoticeSwitch notice={notice} column="bol_visible" label={seen} />
      <NoticeSwitch notice={notice} column="announced" label={words.announced} />
    </span>
  )
}

type NoticeRowProps = {
  notice: Notice
  /** Today where the business is; undefined until that is known. */
  today?: string
  onRemove: () => void
}

/** A notice in a line: its picture, title and days, its switches and what can be done with it. */
export const NoticeRow = ({ notice, today, onRemove }: NoticeRowProps) => {
  const words = useWords(noticeWords)
  const common = useWords(contentWords)
  const locale = useBackOfficeLocale()
  const mayChange = useMay(noticeContract, 'patch')
  const mayRemove = useMay(noticeContract, 'remove')
  const title = shortTitle(notice.str_title) || words.untitled
  const days = daysInWords(notice, { locale, words, today })
  return (
    <article className={styles.row} aria-label={title}>
      <span className={styles.picture}>
        <Picture src={notice.str_image} webp={webpOf(notice.str_image)} alt="" rounded />
      </span>
      <div className={styles.words} data-hidden={!notice.bol_visible || undefined}>
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.text}>
          <RichText html={notice.str_description} />
        </div>
        <p className={styles.days}>
          {dateInWords(new Date(notice.createdAt), locale, { dateStyle: 'medium' })}
          {days && <Badge tone={days.place === 'within' ? 'accent' : 'warning'}>{days.text}</Badge>}
        </p>
      </div>
      {mayChange && <Switches notice={notice} />}
      <span className={styles.buttons}>
        {mayChange && (
          <ButtonLink
            to={pathTo(backOfficeRoutes.editNotice, notice.id)}
            variant="quiet"
            icon={<Pencil />}
            aria-label={words.edit(title)}
          >
            {words.editShort}
          </ButtonLink>
        )}
        {mayRemove && <IconButton label={common.remove(title)} icon={<Trash2 />} onClick={onRemove} />}
      </span>
    </article>
  )
}

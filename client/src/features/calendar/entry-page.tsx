import type { CalendarEntry, Funeral } from '@mainstreet/shared/contracts/calendar'
import { routes } from '@mainstreet/shared/routes'
import { CalendarPlus, ExternalLink } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useRow } from '../../kit/data/data'
import { RichText } from '../../kit/rich-text/rich-text'
import { PageHero } from '../../kit/site/page-hero'
import { RemovedPage } from '../../kit/site/removed-page'
import { useShownSite } from '../../kit/site/shown-site'
import { usePath } from '../../kit/site/site-link'
import { usePlaceTexts } from '../../kit/site/texts/place-texts'
import { buttonClass } from '../../kit/ui/button'
import { ErrorState } from '../../kit/ui/error-state'
import { Picture } from '../../kit/ui/picture'
import { webpOf } from '../../kit/ui/webp-of'
import styles from './entry-page.module.css'
import { useEntryTimes } from './use-entry-times'
import { useFileAddress } from './use-file-address'

type Path = 'events' | 'funerals'

const isFuneral = (entry: CalendarEntry): entry is Funeral => 'visitationAt' in entry

const Life = ({ entry }: { entry: Funeral }) => {
  const { dayOf } = useEntryTimes()
  const days = [entry.bornOn, entry.diedOn].flatMap((day) => (day ? [dayOf(day)] : []))
  return days.length ? <p className={styles.life}>{days.join(' – ')}</p> : null
}

type FactProps = { title: string; when?: string; place: string; lang?: string }

const Fact = ({ title, when, place, lang }: FactProps) =>
  when || place ? (
    <div>
      <dt>{title}</dt>
      {when && <dd suppressHydrationWarning>{when}</dd>}
      {place && (
        <dd className={styles.place} lang={lang}>
          {place}
        </dd>
      )}
    </div>
  ) : null

const Facts = ({ entry }: { entry: CalendarEntry }) => {
  const texts = usePlaceTexts('calendar')
  const { spanOf } = useEntryTimes()
  const visit = isFuneral(entry) && {
    when: spanOf({ startsAt: entry.visitationAt, endsAt: entry.visitationUntil, allDay: false }),
    place: entry.visitationPlace,
  }
  return (
    <dl className={styles.facts}>
      {visit && <Fact title={texts.visitation} {...visit} />}
      <Fact
        title={isFuneral(entry) ? texts.service : texts.when}
        when={spanOf(entry)}
        place={entry.location}
        lang={entry.lang?.location}
      />
    </dl>
  )
}

const Actions = ({ entry, path }: { entry: CalendarEntry; path: Path }) => {
  const texts = usePlaceTexts('calendar')
  const fileAddress = useFileAddress()
  const hasDate = entry.startsAt !== null || (isFuneral(entry) && entry.visitationAt !== null)
  return (
    <p className={styles.actions}>
      {hasDate && (
        <a className={buttonClass({ variant: 'primary' })} href={fileAddress(`${path}/${entry.id}`)}>
          <CalendarPlus aria-hidden="true" /> {texts.add}
        </a>
      )}
      {entry.link && (
        <a className={buttonClass({})} href={entry.link} target="_blank" rel="noopener noreferrer">
          <ExternalLink aria-hidden="true" /> {isFuneral(entry) ? texts.livestream : texts.more}
        </a>
      )}
    </p>
  )
}

const ShownEntry = ({ entry, path }: { entry: CalendarEntry; path: Path }) => {
  const texts = usePlaceTexts('calendar')
  const { company } = useShownSite()
  const address = usePath()
  return (
    <article className={styles.page} data-part={`${isFuneral(entry) ? 'funeral' : 'event'}:${entry.id}`}>
      <title>{`${entry.name} · ${company.name}`}</title>
      <Link className={styles.back} to={address(routes[path])}>
        {path === 'events' ? texts.allEvents : texts.allFunerals}
      </Link>
      <h1 className={styles.title} lang={entry.lang?.name}>
        {entry.name}
      </h1>
      {entry.cancelled && <strong className={styles.cancelled}>{texts.cancelled}</strong>}
      {isFuneral(entry) && <Life entry={entry} />}
      <Facts entry={entry} />
      <Actions entry={entry} path={path} />
      {entry.image && (
        <div className={styles.picture} data-upright={isFuneral(entry) || undefined}>
          <Picture
            src={entry.image}
            webp={webpOf(entry.image)}
            alt=""
            ratio={isFuneral(entry) ? '4 / 5' : '3 / 2'}
            rounded
          />
        </div>
      )}
      <RichText html={entry.description} lang={entry.lang?.description} className={styles.text} />
    </article>
  )
}

/** The page of one entry of a calendar: what it is, when and where, and its way into one's own calendar. */
export const EntryPage = ({ path, id }: { path: Path; id: number }) => {
  const texts = usePlaceTexts('calendar')
  const isId = Number.isInteger(id) && id > 0
  const { row, error, refetch } = useRow<Path>(path, isId ? id : undefined)
  if (!isId || error?.code === 404) return <RemovedPage texts={texts.removed[path]} to={routes[path]} />
  return (
    <>
      <PageHero />
      {row ? (
        <ShownEntry entry={row} path={path} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <div className={styles.page} aria-busy="true" />
      )}
    </>
  )
}

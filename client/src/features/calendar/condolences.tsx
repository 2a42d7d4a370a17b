import type { Condolence } from '@mainstreet/shared/contracts/calendar/condolences'
import type { Funeral } from '@mainstreet/shared/contracts/calendar/calendar'
import { useId, useState } from 'react'
import { useOperation } from '../../kit/data/data-writes'
import { useAllRows } from '../../kit/data/lists/use-all-rows'
import { lazyPanel } from '../../kit/lazy-panel'
import { dateText } from '@mainstreet/shared/rules/time/date-text'
import { useShownSite } from '../../kit/site/shown-site'
import { usePlaceWords } from '../../kit/site/words/place-words'
import { useLocale } from '../../kit/site/words/use-site-words'
import { Button } from '../../kit/ui/button'
import { Text } from '../../kit/ui/text'
import styles from './condolences.module.css'
import { Candle } from './marks/candle'

const CondolenceForm = lazyPanel(async () => (await import('./condolence-form')).CondolenceForm)

const shownFirst = 12

/** Tells the home of words that ought not to stand there. */
const Report = ({ id, name }: Pick<Condolence, 'id' | 'name'>) => {
  const words = usePlaceWords('condolences')
  const { run, busy } = useOperation('report-condolence')
  const [told, setTold] = useState('')
  const report = () =>
    run({ id }).then(
      () => setTold(words.reported),
      () => setTold(words.notReported),
    )
  return (
    <div className={styles.report}>
      {!told && (
        <button type="button" aria-label={words.reportOf(name)} aria-disabled={busy} onClick={report}>
          {words.report}
        </button>
      )}
      <p role="status">{told}</p>
    </div>
  )
}

const Words = ({ condolence }: { condolence: Condolence }) => {
  const { timezone } = useShownSite().company
  const locale = useLocale()
  const { id, name, message, createdAt } = condolence
  const date = dateText(new Date(createdAt), locale, {
    timeZone: timezone,
    dateStyle: 'long',
  })
  return (
    <li className={styles.condolence}>
      <blockquote className={styles.words}>{message}</blockquote>
      <div className={styles.writer}>
        <cite>{name}</cite>
        <time dateTime={createdAt} suppressHydrationWarning>
          {date}
        </time>
        <Report id={id} name={name} />
      </div>
    </li>
  )
}

const List = ({ condolences }: { condolences: readonly Condolence[] }) => {
  const words = usePlaceWords('condolences')
  const [all, setAll] = useState(false)
  const shown = all ? condolences : condolences.slice(0, shownFirst)
  return (
    <>
      <ul className={`plain ${styles.list}`}>
        {shown.map((each) => (
          <Words key={each.id} condolence={each} />
        ))}
      </ul>
      {shown.length < condolences.length && (
        <Button onClick={() => setAll(true)}>{words.all(condolences.length)}</Button>
      )}
    </>
  )
}

/** What people wrote to the family and its home has approved, the newest first, and the way to write. */
export const Condolences = ({ funeral }: { funeral: Funeral }) => {
  const id = useId()
  const words = usePlaceWords('condolences')
  const { rows = [] } = useAllRows('condolences', { funeralId: funeral.id })
  const [writes, setWrites] = useState(false)
  if (!funeral.takesCondolences && rows.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={id} id="condolences">
      <Text as="h2" id={id} size="2xl">
        {words.title}
      </Text>
      {funeral.takesCondolences && <Candle funeral={funeral} />}
      {funeral.takesCondolences && (
        <div className={styles.invitation}>
          <p>{words.invite(funeral.name)}</p>
          {!writes && (
            <Button variant="primary" size="large" onClick={() => setWrites(true)} {...CondolenceForm.ahead}>
              {words.write}
            </Button>
          )}
        </div>
      )}
      {writes && <CondolenceForm funeralId={funeral.id} />}
      {rows.length > 0 && <List condolences={rows} />}
    </section>
  )
}

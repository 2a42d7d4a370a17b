import { routes } from '@mainstreet/shared/routes'
import { dayOf } from '@mainstreet/shared/rules/time/hours'
import { localTime, weekdays, type Weekday } from '@mainstreet/shared/rules/time/local-time'
import { useRef } from 'react'
import { RichText } from '../../kit/rich-text/rich-text'
import { ErrorState } from '../../kit/ui/error-state'
import { VisuallyHidden } from '../../kit/ui/visually-hidden'
import { useAllRows } from '../../kit/data/lists/use-all-rows'
import { ApplicationPage } from '../../kit/site/application-page'
import { CataloguePage, NothingFound } from '../../kit/site/catalogue'
import { footerHours } from '../../kit/site/hours/hours-anchors'
import { OpenBadge } from '../../kit/site/hours/open-badge'
import { useShownSite } from '../../kit/site/shown-site'
import { SiteButtonLink } from '../../kit/site/site-link'
import { takesBookings } from '../../kit/site/takes-bookings'
import { usePlaceWords } from '../../kit/site/words/place-words'
import { useSiteWords } from '../../kit/site/words/use-site-words'
import { useNow } from '../../kit/site/hours/use-now'
import { useAddressParams } from '../../kit/use-address-params'
import { DayMenu } from './day-menu'
import { DaySelector } from './day-selector'
import styles from './public-restaurant-page.module.css'

const Waiting = () => (
  <div className={styles.waiting} aria-busy="true">
    {Array.from({ length: 6 }, (_, index) => (
      <span key={index} />
    ))}
    {/* Loads the code of descriptions together with the dishes: coming later, it would push them down the page. */}
    <div hidden>
      <RichText html="&nbsp;" />
    </div>
  </div>
)

type Menu = ReturnType<typeof useAllRows<'restaurant'>>

/** The dishes of one day, once they and the day are known. */
const Dishes = ({ menu, day }: { menu: Menu; day: Weekday | undefined }) => {
  const words = usePlaceWords('menu')
  const { rows, complete, error, refetch } = menu
  if (error && !complete) return <ErrorState error={error} onRetry={refetch} />
  if (!complete || !rows || !day) return <Waiting />
  const dishes = rows.filter(({ dayId }) => dayOf(dayId) === day)
  const name = words.dayNames[day]
  return (
    <>
      <VisuallyHidden live>{words.found(dishes.length, name)}</VisuallyHidden>
      {dishes.length === 0 ? (
        <NothingFound>{words.empty(name)}</NothingFound>
      ) : (
        <DayMenu key={day} dishes={dishes} />
      )}
    </>
  )
}

/** Whether it is open, and the way to a table. */
const Head = () => {
  const site = useShownSite()
  const { bookTable } = useSiteWords('home')
  return (
    <>
      <OpenBadge plain hours={footerHours} />
      {takesBookings(site) && (
        <SiteButtonLink link={routes.book} variant="primary" size="large">
          {bookTable}
        </SiteButtonLink>
      )}
    </>
  )
}

const Week = ({ menu }: { menu: Menu }) => {
  const { company } = useShownSite()
  const words = usePlaceWords('menu')
  const now = useNow()
  const today = now && localTime(now, company.timezone).day
  const [params, set] = useAddressParams()
  const list = useRef<HTMLDivElement>(null)
  const day = weekdays.find((each) => each.toLowerCase() === params.get('day')) ?? today

  const choose = (next: Weekday) => {
    set({ day: next === today ? '' : next.toLowerCase() })
    // Another day begins at its top, wherever the one before was left.
    if ((list.current?.getBoundingClientRect().top ?? 0) < 0) list.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <CataloguePage page="menu" title={words.title} badge={<Head />} centred>
      <div className={styles.days}>
        <DaySelector day={day} today={today} onChoose={choose} />
      </div>
      <div ref={list} className={styles.menu}>
        <Dishes menu={menu} day={day} />
      </div>
    </CataloguePage>
  )
}

/** The menu of a restaurant, day by day, beginning with today's. */
export const PublicRestaurantPage = () => {
  const menu = useAllRows('restaurant')
  return (
    <ApplicationPage role="Restaurant" empty={menu.complete && menu.rows?.length === 0}>
      <Week menu={menu} />
    </ApplicationPage>
  )
}

import { telephoneLink } from '../../kit/site/contact/telephone-link'
import { routes } from '@mainstreet/shared/routes'
import { CataloguePage, NothingFound } from '../../kit/site/catalogue'
import { mainNumber } from '../../kit/site/contact/contact-addresses'
import { SiteNotFoundPage } from '../../kit/site/not-found-page'
import { useShownSite } from '../../kit/site/shown-site'
import { SiteButtonLink } from '../../kit/site/site-link'
import { takesBookings } from '../../kit/site/takes-bookings'
import { useBookingWords } from '../../kit/site/words/booking-words'
import { BookForm } from './book-form'
import { useBookingDays } from './use-booking-days'

const NoTimes = () => {
  const words = useBookingWords()
  const phone = mainNumber(useShownSite().company)
  const ways = (
    <>
      {phone && (
        <SiteButtonLink link={telephoneLink(phone)} variant="primary">
          {words.call(phone)}
        </SiteButtonLink>
      )}
      <SiteButtonLink link={routes.menu}>{words.menu}</SiteButtonLink>
    </>
  )
  return <NothingFound ways={ways}>{words.noTimes}</NothingFound>
}

const Book = () => {
  const words = useBookingWords()
  const days = useBookingDays()
  return (
    <CataloguePage page="book" title={words.title} centred>
      {days.length ? <BookForm days={days} /> : <NoTimes />}
    </CataloguePage>
  )
}

/** Where guests ask a restaurant for a table. */
export const PublicBookPage = () => (takesBookings(useShownSite()) ? <Book /> : <SiteNotFoundPage />)

import { HomeHero } from './home-hero'
import { useShownSite } from '../../kit/site/shown-site'
import { takesBookings } from '../../kit/site/takes-bookings'
import { lazyPart } from '../../kit/lazy-part'

const BookStrip = lazyPart(async () => (await import('../bookings/book-strip')).BookStrip)
const HomeBlocks = lazyPart(async () => (await import('./home-blocks')).HomeBlocks)

/** The business on one page: the first screen, the way to a table, then its blocks. */
export const PublicHomePage = () => {
  const site = useShownSite()
  const { name, slogan } = site.company
  return (
    <>
      <title>{slogan ? `${name} · ${slogan}` : name}</title>
      <HomeHero />
      {takesBookings(site) && <BookStrip />}
      <HomeBlocks />
    </>
  )
}

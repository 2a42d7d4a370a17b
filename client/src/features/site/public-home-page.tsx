import { titleOf } from '@mainstreet/shared/rules/site/search-texts'
import { hasRole } from '@mainstreet/shared/has-role'
import { HomeHero } from './home-hero'
import { useShownSite } from '../../kit/site/shown-site'
import { takesBookings } from '../../kit/site/takes-bookings'
import { lazyPart } from '../../kit/lazy-part'

const BookStrip = lazyPart(async () => (await import('../bookings/book-strip')).BookStrip)
const CarStrip = lazyPart(async () => (await import('../automotive/car-strip')).CarStrip)
const HomeBlocks = lazyPart(async () => (await import('./home-blocks')).HomeBlocks)

/** The business on one page: the first screen, the way to a table or a car, then its blocks. */
export const PublicHomePage = () => {
  const site = useShownSite()
  const { name, slogan } = site.company
  const written = titleOf(site.pageTexts, 'home')
  return (
    <>
      <title>{written || (slogan ? `${name} · ${slogan}` : name)}</title>
      <HomeHero />
      {takesBookings(site) && <BookStrip />}
      {hasRole(site, 'Automotive') && <CarStrip />}
      <HomeBlocks />
    </>
  )
}

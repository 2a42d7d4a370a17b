import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { foldText } from '@mainstreet/shared/rules/fold-text'
import { accountErrands } from '../../../features/account/account.errands'
import { automotiveErrands } from '../../../features/automotive/automotive.errands'
import { bookingsErrands } from '../../../features/bookings/bookings.errands'
import { buyersErrands } from '../../../features/buyers/buyers.errands'
import { calendarErrands } from '../../../features/calendar/calendar.errands'
import { contactErrands } from '../../../features/contact/contact.errands'
import { dashboardErrands } from '../../../features/dashboard/dashboard.errands'
import { mailsErrands } from '../../../features/mails/mails.errands'
import { marketplaceErrands } from '../../../features/marketplace/marketplace.errands'
import { mediaErrands } from '../../../features/media/media.errands'
import { ordersErrands } from '../../../features/orders/orders.errands'
import { profileErrands } from '../../../features/profile/profile.errands'
import { reportsErrands } from '../../../features/reports/reports.errands'
import { restaurantErrands } from '../../../features/restaurant/restaurant.errands'
import { newsletterErrands } from '../../../features/newsletter/newsletter.errands'
import { discoveryErrands } from '../../../features/discovery/discovery.errands'
import { redirectsErrands } from '../../../features/redirects/redirects.errands'
import { storeErrands } from '../../../features/store/store.errands'
import { usersErrands } from '../../../features/users/users.errands'
import { webhooksErrands } from '../../../features/webhooks/webhooks.errands'
import { errandsOf, type Errand } from '../../../kit/pages/errand'

/** Everything that an owner may come for, the daily first. */
export const errands: readonly Errand[] = [
  ...ordersErrands,
  ...marketplaceErrands,
  ...restaurantErrands,
  ...bookingsErrands,
  ...automotiveErrands,
  ...calendarErrands,
  ...contactErrands,
  ...accountErrands,
  ...storeErrands,
  ...newsletterErrands,
  ...discoveryErrands,
  ...redirectsErrands,
  ...profileErrands,
  ...mediaErrands,
  // Made of several features, so it is the app's own.
  ...errandsOf(routes.design, [
    ['', 'Change the colours', 'Changer les couleurs', 'theme brand thème palette'],
    ['', 'Change the letters', 'Changer les caractères', 'font typeface police'],
    ['', 'Start from another look', 'Partir d’une autre apparence', 'template preset style modèle'],
  ]),
  ...reportsErrands,
  ...mailsErrands,
  ...buyersErrands,
  ...usersErrands,
  ...webhooksErrands,
  ...dashboardErrands,
]

const wordsOf = (text: string) =>
  text
    .split(/[\s’'-]+/)
    .map(foldText)
    .filter(Boolean)

const known = errands.map((errand) => {
  const { label, words } = errand
  return { errand, words: wordsOf([label.en, label.fr, words].join(' ')) }
})

/** The errands among whose words, in either language, each of a search's begins one. */
export const findErrands = (search: string): Errand[] => {
  const wanted = wordsOf(search)
  if (wanted.join('').length < 2) return []
  return known
    .filter(({ words }) => wanted.every((each) => words.some((word) => word.startsWith(each))))
    .map(({ errand }) => errand)
}

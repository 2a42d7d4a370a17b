import { randomUUID } from 'node:crypto'
import type { Account } from '@mainstreet/shared/contracts/account'
import type { TablePath } from '@mainstreet/shared/services'
import { buildCar, buildCarImage } from '../features/automotive/automotive.factory'
import {
  carImportFactory,
  carImportRowFactory,
} from '../features/automotive/import/automotive-imports.factory'
import { buildBooking } from '../features/bookings/bookings.factory'
import { buildEvent, buildFuneral } from '../features/calendar/calendar.factory'
import { buildCondolence } from '../features/condolences/condolences.factory'
import { buildContactMessage } from '../features/contact/contact-messages.factory'
import { buildCategory } from '../features/marketplace/market-categories.factory'
import {
  importFactory,
  importItemFactory,
  importPictureFactory,
} from '../features/marketplace/import/market-imports.factory'
import { buildImage } from '../features/marketplace/market-images.factory'
import { buildItem } from '../features/marketplace/market-items.factory'
import { buildOption } from '../features/marketplace/market-options.factory'
import { buildVariation } from '../features/marketplace/market-variations.factory'
import { createMail } from '../features/mails/account-mails.factory'
import { exportFactory } from '../features/exports/account-exports.factory'
import { createChange, createCorrection, createOrder, createRefund } from '../features/orders/orders.factory'
import { buildAnalyticsEvent } from '../features/visits/profile-analytics.factory'
import { invitationFactory, memberFactory } from '../features/people/people.factory'
import { buildBlock } from '../features/profile/profile-blocks.factory'
import { buildFile } from '../features/profile/profile-files.factory'
import { buildGalleryImage } from '../features/profile/profile-gallery.factory'
import { buildHours } from '../features/profile/profile-hours.factory'
import { buildLink } from '../features/profile/profile-links.factory'
import { buildNotice } from '../features/profile/profile-notices.factory'
import { buildOptions } from '../features/profile/profile-options.factory'
import { buildSpecialHours } from '../features/profile/profile-special-hours.factory'
import { buildStyles } from '../features/profile/profile-styles.factory'
import { buildVideo } from '../features/profile/profile-videos.factory'
import { buildDish } from '../features/restaurant/restaurant.factory'
import { createRemovedRow } from '../features/removed-rows/removed-rows.factory'
import { createAccountChange } from '../features/account-changes/account-changes.factory'
import { buildStoreSettings } from '../features/store/store-settings.factory'
import { taxRateFactory } from '../features/tax/tax-rates.factory'
import { apiKeyFactory } from '../features/users/api-key.factory'
import { userFactory } from '../features/users/user.factory'
import { deliveryFactory, endpointFactory } from '../features/webhooks/webhooks.factory'
import type { TestApp } from './create-test-app'
import { moreHoursFactory } from '../features/profile/profile-more-hours.factory'
import { buildTimeOff } from '../features/profile/profile-time-off.factory'
import { buildSavedAnswer } from '../features/contact/saved-answers.factory'
import { noticesToFactory } from '../features/people/notices-to.factory'
import { saleFactory } from '../features/marketplace/sales/sales.factory'
import { buildProfileQuote } from '../features/profile/profile-quotes.factory'
import { buildFuneralImage } from '../features/calendar/funeral-images.factory'
import { buildStockAlert } from '../features/stock-alerts/stock-alerts.factory'
import { createTillSale } from '../features/orders/till/till-sales.factory'
import { buildBuyerNote } from '../features/buyers/buyer-notes.factory'
import { buildLetter, createSubscriber } from '../features/newsletter/newsletter.factory'
import { buildPageText } from '../features/profile/page-texts.factory'
import { buildRedirect, createMissingPage } from '../features/redirects/redirects.factory'
import { createGiftCard, createGiftCardMove } from '../features/gift-cards/gift-cards.factory'
import { buildDiscountCode } from '../features/discounts/discount-codes.factory'
import { buildShippingZone } from '../features/shipping/shipping-zones.factory'
import { buildOrderTimes } from '../features/order-times/order-times.factory'

/** Creates one complete row of a service for an account, as our own code would, with whatever it depends on. */
export type Factory = (app: TestApp, account: Account) => Promise<{ id: number }>

/** A factory for a row that depends on nothing but its account. */
const row =
  (path: TablePath, build: () => object): Factory =>
  (app, { id: customerId }) =>
    app.service(path as 'market-items').create({ ...build(), customerId })

/** A factory for a row of an item, which it makes first. */
const ofItem =
  (path: TablePath, build: (itemId: number, customerId: number) => object): Factory =>
  async (app, account) => {
    const item = await factories['market-items'](app, account)
    return row(path, () => build(item.id, account.id))(app, account)
  }

/** One factory per service: a contract without one does not compile. */
export const factories: Record<TablePath, Factory> = {
  account: async (_app, account) => account,
  'account-exports': exportFactory,
  'account-mails': createMail,
  'account-orders': createOrder,
  'api-keys': apiKeyFactory,
  automotive: row('automotive', buildCar),
  'automotive-import-rows': carImportRowFactory,
  'automotive-imports': carImportFactory,
  'automotive-images': async (app, account) => {
    const car = await factories.automotive(app, account)
    return row('automotive-images', () => buildCarImage(car.id, account.id))(app, account)
  },
  condolences: async (app, account) => {
    const funeral = await factories.funerals(app, account)
    return row('condolences', () => buildCondolence(funeral.id))(app, account)
  },
  'contact-messages': row('contact-messages', buildContactMessage),
  'discount-codes': row('discount-codes', () => buildDiscountCode({ code: randomUUID() })),
  events: row('events', buildEvent),
  'funeral-images': async (app, account) => {
    const funeral = await factories.funerals(app, account)
    return row('funeral-images', () => buildFuneralImage(funeral.id))(app, account)
  },
  funerals: row('funerals', buildFuneral),
  'gift-card-moves': createGiftCardMove,
  'gift-cards': createGiftCard,
  invitations: invitationFactory,
  'market-categories': row('market-categories', buildCategory),
  'market-images': ofItem('market-images', (itemId, customerId) => buildImage(itemId, { customerId })),
  'market-import-items': importItemFactory,
  'market-import-pictures': importPictureFactory,
  'market-imports': importFactory,
  'market-items': row('market-items', buildItem),
  'market-options': ofItem('market-options', (itemId) => buildOption(itemId)),
  'market-stats': ofItem('market-stats', (itemId) => ({ itemId })),
  'market-variations': ofItem('market-variations', (itemId) => buildVariation(itemId)),
  'missing-pages': createMissingPage,
  'notices-to': noticesToFactory,
  'order-changes': createChange,
  'order-corrections': createCorrection,
  'order-refunds': createRefund,
  'order-times': async (app, account) => {
    // There is one of a way.
    const had = await app.get('database').knex('order_times').where({ customerId: account.id }).first('id')
    return had ?? row('order-times', buildOrderTimes)(app, account)
  },
  'profile-analytics': row('profile-analytics', buildAnalyticsEvent),
  'profile-blocks': row('profile-blocks', buildBlock),
  'profile-files': row('profile-files', buildFile),
  'profile-gallery': row('profile-gallery', buildGalleryImage),
  'profile-hours': row('profile-hours', buildHours),
  'profile-links': row('profile-links', buildLink),
  'profile-more-hours': moreHoursFactory,
  'profile-notices': row('profile-notices', buildNotice),
  'profile-options': row('profile-options', buildOptions),
  'till-sales': createTillSale,
  'buyer-notes': row('buyer-notes', buildBuyerNote),
  letters: row('letters', buildLetter),
  subscribers: createSubscriber,
  'page-texts': row('page-texts', buildPageText),
  'profile-quotes': row('profile-quotes', buildProfileQuote),
  'profile-special-hours': row('profile-special-hours', buildSpecialHours),
  'profile-styles': row('profile-styles', buildStyles),
  'profile-time-off': row('profile-time-off', buildTimeOff),
  'profile-videos': row('profile-videos', buildVideo),
  redirects: row('redirects', buildRedirect),
  restaurant: row('restaurant', buildDish),
  sales: saleFactory,
  'saved-answers': row('saved-answers', buildSavedAnswer),
  'shipping-zones': row('shipping-zones', buildShippingZone),
  'short-links': ofItem('short-links', (itemId) => ({ itemId })),
  'removed-rows': createRemovedRow,
  'account-changes': createAccountChange,
  'stock-alerts': ofItem('stock-alerts', (itemId) => ({ ...buildStockAlert(), itemId })),
  'store-settings': row('store-settings', buildStoreSettings),
  'table-bookings': row('table-bookings', buildBooking),
  'tax-rates': taxRateFactory,
  'user-accounts': memberFactory,
  users: userFactory,
  'webhook-deliveries': deliveryFactory,
  'webhook-endpoints': endpointFactory,
}

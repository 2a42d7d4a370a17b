import { NotFound } from '@feathersjs/errors'
import type { TimedWay } from '@mainstreet/shared/contracts/orders/order-times'
import type { Account } from '@mainstreet/shared/contracts/account'
import { mostFeatured, mostNotices, type ProfileOptions } from '@mainstreet/shared/contracts/site/profile'
import type { ProfileStyles } from '@mainstreet/shared/contracts/site/styles'
import type { Site } from '@mainstreet/shared/contracts/site/site'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { colourNames, presetNames } from '@mainstreet/shared/theme/presets'
import { siteLook } from '@mainstreet/shared/theme/theme'
import { today } from '@mainstreet/shared/rules/money/price'
import { ordersOn, otherDates, toldOn } from '@mainstreet/shared/rules/time/time-off'
import { openingsFrom } from '@mainstreet/shared/rules/time/openings'
import type { Locale } from '@mainstreet/shared/rules/language'
import { contractOf, type TablePath } from '@mainstreet/shared/services'
import { inLanguage, type AskedLanguage } from '@mainstreet/shared/translations'
import { companyOf } from '@mainstreet/shared/rules/company-of'
import type { Application } from '../../declarations'
import { readTogether } from '../../kit/database/read-together'
import { keyRow, openedKeys, type KeyRow } from '../store/payment-keys'
import { namedRoles } from './get-roles'
import { nameBlocks } from './name-blocks'
import { asShown, publicRows, publicRowsById } from './public-rows'
import { publicStore, storeRow, timeRows, zoneRows, type StoreRow, type ZoneRow } from './public-store'
import { drawFeatured, readFeatured, type Drawn } from './read-featured'
import { eventsToCome, nextEvent } from './read-events'
import { announcedFunerals, funeralsToCome } from './read-funerals'
import { shownDates, specialHours, timeOff } from './read-special-hours'

const optionsWithout = (customerId: number): ProfileOptions => ({
  id: customerId,
  customerId,
  restaurantDisplayType: 'menu',
  noticeLimit: 5,
  featureLimit: 5,
  showHours: true,
  answersAnytime: false,
  facebookLimit: 5,
  facebookDisplay: 'vertical',
  bookings: false,
  bookingLeadHours: 2,
  bookingDaysAhead: 30,
  bookingLargestParty: 8,
  newsletter: false,
})

const stylesWithout = (customerId: number) =>
  ({
    id: customerId,
    customerId,
    themeType: presetNames[0],
    fontType: '',
    customStyles: '',
    ...Object.fromEntries(colourNames.map((name) => [name, ''])),
  }) as ProfileStyles

const ofAccount = (account: Account) => ({
  company: companyOf(account),
  roles: namedRoles(account.roles),
  marketplaceEnabled: account.marketplaceEnabled,
  calculator: {
    show: account.bol_ao_show_payment_calc,
    showPrice: account.bol_ao_show_price_area,
    rate: account.flt_ao_payment_rate,
    term: account.int_ao_payment_term,
  },
  facebookPixelId: account.facebookPixelId,
})

/** How a site is read: as a preview or not, and in which language, else as its texts are stored. */
export interface SiteAsk {
  id: number
  preview: boolean
  lang?: Locale
}

/** The lists that a site is made of, in one statement. */
const readLists = (app: Application, customerId: number) => {
  const { knex } = app.get('database')
  const rows = (path: TablePath, wanted: { limit?: number; query?: Record<string, unknown> } = {}) =>
    publicRows(app, path, { customerId, ...wanted })
  return readTogether(knex, {
    account: publicRowsById(app, 'account', [customerId]),
    options: rows('profile-options'),
    blocks: rows('profile-blocks'),
    links: rows('profile-links'),
    styles: rows('profile-styles'),
    hours: rows('profile-hours'),
    special: specialHours(app, customerId),
    off: timeOff(app, customerId),
    events: eventsToCome(app, customerId),
    funerals: funeralsToCome(app, customerId),
    notices: rows('profile-notices', { limit: mostNotices, query: { $sort: { createdAt: -1 } } }),
    videos: rows('profile-videos'),
    gallery: rows('profile-gallery'),
    files: rows('profile-files'),
    quotes: rows('profile-quotes'),
    pageTexts: rows('page-texts'),
    drawn: drawFeatured(knex, { customerId, limit: mostFeatured }),
    store: storeRow(knex, customerId),
    zones: zoneRows(knex, customerId),
    timed: timeRows(knex, customerId),
    keys: keyRow(knex, customerId),
  })
}

/** Everything public of an account; 404 when there is none. */
export const readSite = async (app: Application, { id, preview, lang }: SiteAsk): Promise<Site> => {
  const read = await readLists(app, id)
  const [account] = asShown('account', read.account)
  if (!account) throw new NotFound(refusal('no-site'))
  const language: AskedLanguage | undefined = lang && { ...account, asked: lang }
  const inAsked = <P extends TablePath>(path: P, rows: readonly unknown[]) => asShown(path, rows, language)
  const [options = optionsWithout(id)] = asShown('profile-options', read.options)
  const [ownStyles = stylesWithout(id)] = inAsked('profile-styles', read.styles)
  const funerals = announcedFunerals(account, asShown('funerals', read.funerals))
  const blocks = inAsked('profile-blocks', read.blocks)
  const hours = inAsked('profile-hours', read.hours)
  const off = inAsked('profile-time-off', read.off)
  const drawn = (read.drawn as Drawn[]).slice(0, options.featureLimit)
  const payment = openedKeys(app, id, read.keys[0] as KeyRow | undefined)
  const { timezone } = account
  const now = new Date()
  const date = today(now, timezone)
  const special = otherDates(asShown('profile-special-hours', read.special), off, { timezone, now })
  return {
    ...ofAccount(language ? inLanguage(contractOf('account'), account, language) : account),
    options,
    blocks: lang ? nameBlocks(blocks, { lang, hasFunerals: funerals.length > 0, featured: drawn }) : blocks,
    links: inAsked('profile-links', read.links),
    styles: ownStyles,
    look: siteLook(ownStyles, account),
    hours,
    specialHours: shownDates(special, { timezone, now }),
    openings: openingsFrom(now, { hours, special, timezone }),
    timeOff: toldOn(off, date) ?? null,
    noTables: off.filter(({ tables }) => !tables).map(({ startsOn, endsOn }) => ({ startsOn, endsOn })),
    notices: inAsked('profile-notices', read.notices.slice(0, options.noticeLimit)),
    nextEvent: nextEvent(account, inAsked('events', read.events), now),
    funerals,
    videos: inAsked('profile-videos', read.videos),
    gallery: inAsked('profile-gallery', read.gallery),
    files: inAsked('profile-files', read.files),
    quotes: inAsked('profile-quotes', read.quotes),
    pageTexts: inAsked('page-texts', read.pageTexts),
    featured: await readFeatured(app, drawn, language),
    store: publicStore(app, read.store[0] as StoreRow | undefined, {
      ...{ account, payment, preview, language },
      zones: read.zones as ZoneRow[],
      timed: read.timed as { way: TimedWay }[],
      taken: ordersOn(off, date),
    }),
    preview,
  }
}

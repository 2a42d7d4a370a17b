import { NotFound } from '@feathersjs/errors'
import type { Account } from '@mainstreet/shared/contracts/account'
import type { ProfileOptions } from '@mainstreet/shared/contracts/site/profile'
import type { ProfileStyles } from '@mainstreet/shared/contracts/site/styles'
import type { Site } from '@mainstreet/shared/contracts/site/site'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { colourNames, presetNames } from '@mainstreet/shared/theme/presets'
import { siteLook } from '@mainstreet/shared/theme/theme'
import { openingsFrom } from '@mainstreet/shared/rules/time/openings'
import type { Application } from '../../declarations'
import type { Locale } from '@mainstreet/shared/rules/language'
import { contractOf } from '@mainstreet/shared/services'
import { inLanguage, type AskedLanguage } from '@mainstreet/shared/translations'
import { companyOf } from '@mainstreet/shared/rules/company-of'
import { namedRoles } from './get-roles'
import { nameBlocks } from './name-blocks'
import { publicRows, publicRowsById } from './public-rows'
import { accountKeys } from '../store/payment-keys'
import { publicStore, readStoreRow } from './public-store'
import { readFeatured } from './read-featured'
import { readSpecialHours, shownDates } from './read-special-hours'

const optionsWithout = (account: number): ProfileOptions => ({
  id: account,
  customerId: account,
  restaurantDisplayType: 'menu',
  noticeLimit: 5,
  featureLimit: 5,
  showHours: true,
  facebookLimit: 5,
  facebookDisplay: 'vertical',
})

const stylesWithout = (account: number) =>
  ({
    id: account,
    customerId: account,
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

/** Everything public of an account; 404 when there is none. */
export const readSite = async (app: Application, { id, preview, lang }: SiteAsk): Promise<Site> => {
  const [[account], [options = optionsWithout(id)]] = await Promise.all([
    publicRowsById(app, 'account', { ids: [id] }),
    publicRows(app, 'profile-options', { account: id }),
  ])
  if (!account) throw new NotFound(refusal('no-site'))
  const language: AskedLanguage | undefined = lang && { ...account, asked: lang }
  const rows = { account: id, language }
  const [blocks, links, styles, hours, special, notices, videos, gallery, files, featured, store, payment] =
    await Promise.all([
      publicRows(app, 'profile-blocks', rows),
      publicRows(app, 'profile-links', rows),
      publicRows(app, 'profile-styles', rows),
      publicRows(app, 'profile-hours', rows),
      readSpecialHours(app, account),
      publicRows(app, 'profile-notices', { ...rows, newest: true, limit: options.noticeLimit }),
      publicRows(app, 'profile-videos', rows),
      publicRows(app, 'profile-gallery', rows),
      publicRows(app, 'profile-files', rows),
      readFeatured(app, { account: id, limit: options.featureLimit, language }),
      readStoreRow(app.get('database').knex, id),
      accountKeys(app, id),
    ])
  const { timezone } = account
  const now = new Date()
  const ownStyles = styles[0] ?? stylesWithout(id)
  return {
    ...ofAccount(language ? inLanguage(contractOf('account'), account, language) : account),
    options,
    blocks: lang ? nameBlocks(blocks, lang) : blocks,
    links,
    styles: ownStyles,
    look: siteLook(ownStyles, account),
    hours,
    specialHours: shownDates(special, { timezone, now }),
    openings: openingsFrom(now, { hours, special, timezone }),
    notices,
    videos,
    gallery,
    files,
    featured,
    store: publicStore(app, store, { account, payment, preview }),
    preview,
  }
}

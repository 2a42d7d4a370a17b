import { writeGiftCard } from '../server/features/gift-cards/write-gift-card'
import { weekdays } from '@mainstreet/shared/rules/time/local-time'
import { blockKeys } from '@mainstreet/shared/contracts/site/profile'
import { headerOf } from './business'
import { create, daysBefore, momentIn, patchOnly, timezone, translations, type Seeding } from './seeding'

const region = 'nb'

const seedAccount = async (seeding: Seeding) => {
  const { app, work, business, picture } = seeding
  const { id, folder } = business
  const account = {
    ...business.account,
    ...translations(business, 'account', business.account),
    id,
    region,
    timezone,
    int_status_id: 1,
    str_country: 'Canada',
    str_logo_image: picture('logo', `${folder}/logo`)?.url ?? '',
    str_header_image: picture('header', headerOf(business))?.url ?? '',
  }
  await app.service('account').create(account, { work })
}

const seedHours = async ({ work, business }: Seeding) => {
  for (const day of weekdays) {
    const hours = business.hours[day]
    if (!hours) continue
    const columns =
      hours === 'by appointment'
        ? { byAppointment: true }
        : { isOpen: true, open: `${hours[0]}:00`, close: `${hours[1]}:00` }
    await work.trx('profile_hours').where({ customerId: business.id, day }).update(columns)
  }
}

const seedBlocks = async ({ work, business }: Seeding) => {
  for (const block of blockKeys) {
    const columns = business.blocks[block]
    if (!columns) continue
    await work
      .trx('profile_blocks')
      .where({ customerId: business.id, block })
      .update({ ...columns, ...translations(business, 'profile-blocks', columns) })
  }
}

const seedNotices = async (seeding: Seeding) => {
  for (const { title, text, picture, link, daysAgo, hidden } of seeding.business.notices) {
    await create(seeding, 'profile-notices', {
      str_title: title,
      str_description: text,
      str_link: link ?? '',
      str_image: seeding.picture('notice', picture)?.url ?? '',
      bol_visible: !hidden,
      createdAt: daysBefore(seeding, daysAgo).toISOString(),
    })
  }
}

const seedGallery = async (seeding: Seeding) => {
  let order = 0
  for (const [name, caption] of seeding.business.gallery) {
    const picture = seeding.picture('gallery', name)
    if (!picture) continue
    order += 1
    const { url: image, thumbnail } = picture
    await create(seeding, 'profile-gallery', { image, thumbnail, caption, order })
  }
}

const seedMessages = async (seeding: Seeding) => {
  const { messages } = seeding.business
  for (const { daysAgo, ...message } of messages) {
    const createdAt = daysBefore(seeding, daysAgo).toISOString()
    const isRead = message.name !== messages.at(-1)?.name
    await create(seeding, 'contact-messages', { ...message, isRead, createdAt })
  }
}

const seedBookings = async (seeding: Seeding) => {
  for (const { inDays, at, ...booking } of seeding.business.bookings ?? [])
    await create(seeding, 'table-bookings', { ...booking, startsAt: momentIn(seeding, inDays, at) })
}

/** Creates a business: its account and everything on its home page. */
export const seedBusiness = async (seeding: Seeding): Promise<void> => {
  const { business, picture } = seeding
  await seedAccount(seeding)
  await patchOnly(seeding, 'profile-styles', business.styles)
  await patchOnly(seeding, 'profile-options', business.options)
  const storeLogo = picture('logo', `${business.folder}/logo`)?.url ?? ''
  await patchOnly(seeding, 'store-settings', {
    ...business.store,
    ...translations(business, 'store-settings', business.store),
    storeLogo,
    useTestStripeData: true,
  })
  await seedHours(seeding)
  await seedBlocks(seeding)
  for (const [text, link] of business.links) await create(seeding, 'profile-links', { text, link })
  for (const [caption, link] of business.videos) await create(seeding, 'profile-videos', { caption, link })
  for (const [words, name, year] of business.quotes)
    await create(seeding, 'profile-quotes', { words, name, year })
  await seedNotices(seeding)
  await seedGallery(seeding)
  await seedMessages(seeding)
  await seedBookings(seeding)
  for (const code of business.codes ?? []) await create(seeding, 'discount-codes', code)
  for (const card of business.giftCards ?? [])
    await writeGiftCard(seeding.app, seeding.work, { customerId: business.id, ...card })
  for (const zone of business.zones ?? []) await create(seeding, 'shipping-zones', zone)
}

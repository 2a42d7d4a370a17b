import type { BusinessSector } from '@mainstreet/shared/contracts/site/opening'
import { homeBlocks } from '@mainstreet/shared/rules/site/home-blocks'
import { weekdays } from '@mainstreet/shared/rules/time/local-time'
import type { Locale } from '@mainstreet/shared/rules/language'
import { escapeHtml } from '../../kit/text/escape-html'
import { markHours, markTexts } from './examples'
import { createStarterRows } from './starter-rows'
import { starterOf, type Starter } from './starters'
import type { Starting } from './starting'

const nameBlocks = async ({ app, work, customerId }: Starting, language: Locale) => {
  const rows = await work.trx('profile_blocks').where({ customerId }).select('id', 'block')
  for (const { id, block } of rows) {
    const title = homeBlocks[block].title[language]
    await app.service('profile-blocks').patch(id, { title }, { work })
  }
}

const createLinks = async ({ app, work, customerId, starter }: Starting) => {
  for (const [text, link] of Object.entries(starter.links))
    await app.service('profile-links').create({ customerId, text, link }, { work })
}

const setHours = async ({ app, work, customerId, starter }: Starting) => {
  const rows = await work.trx('profile_hours').where({ customerId }).select('id', 'day')
  for (const day of weekdays) {
    const [open, close] = starter.hours[day] ?? []
    const row = rows.find((each) => each.day === day)
    if (!row || !open || !close) continue
    const columns = { isOpen: true, open: `${open}:00`, close: `${close}:00` }
    await app.service('profile-hours').patch(row.id, columns, { work })
  }
  await markHours(work, customerId)
}

/** Where a starter's texts name the business. */
export interface Named {
  str_company_name: string
  str_city: string
}

/** A sector's starter with the business's own name and city in it. */
export const personalStarter = (
  sector: BusinessSector,
  language: Locale,
  { str_company_name, str_city }: Named,
): Starter => {
  const own: Record<string, string> = { name: str_company_name, city: str_city }
  const starter = starterOf(sector, language)
  const filled = (html: string) =>
    html.replace(/\{(name|city)\}/g, (_all, key: string) => escapeHtml(own[key]!))
  return { ...starter, about: filled(starter.about) }
}

/** The columns of a new account that its starter decides. */
export const starterColumns = ({
  roles,
  flags,
  slogan,
  about,
  services,
  contentTitle,
  content,
}: Starter) => ({
  roles,
  ...flags,
  str_title: slogan,
  str_description: about,
  str_services: services.join('\n'),
  str_content_area_title: contentTitle ?? '',
  str_content_area_content: content ?? '',
})

/** Gives a new account its sector's starter: look, navigation and titles of blocks for good, texts, hours and rows as examples. */
export const createStarter = async (starting: Starting, language: Locale): Promise<void> => {
  const { app, work, customerId, starter } = starting
  await app.service('profile-styles').patch(customerId, { themeType: starter.preset }, { work })
  if (starter.bookings) await app.service('profile-options').patch(customerId, { bookings: true }, { work })
  await nameBlocks(starting, language)
  await createLinks(starting)
  await setHours(starting)
  const { str_title, str_description, str_services, str_content_area_content, str_header_image } = await app
    .service('account')
    .get(customerId, { work })
  const texts = { str_title, str_description, str_services, str_content_area_content, str_header_image }
  await markTexts(work, customerId, texts)
  await createStarterRows(starting)
}

import type { MemberRole } from '@mainstreet/shared/access'
import type { Account } from '@mainstreet/shared/contracts/account'
import type { ProfileHours } from '@mainstreet/shared/contracts/site/hours'
import type { ProfileTimeOff } from '@mainstreet/shared/contracts/site/time-off'
import type { ProfileSpecialHours } from '@mainstreet/shared/contracts/site/special-hours'
import { defaultHours } from '@mainstreet/shared/rules/time/hours'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { dateAfter } from '@mainstreet/shared/rules/time/openings'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anOwner, fakeApi, fakeLive, fakeSession, renderBackOffice } from '../../test/fake-back-office'
import { DashboardDetailsPage } from './dashboard-details-page'

/** Where the business of these tests is. */
const timezone = 'America/Moncton'
/** Its day there. */
export const today = localTime(new Date(), timezone).date

/** What the page reads of an account. */
export const account = {
  id: 1,
  str_company_name: 'Harbour & Pine',
  str_title: 'Made by hand',
  str_description: '',
  str_contact_name: 'Nora',
  timezone,
  language: 'en',
  str_address1: '148 Water Street',
  str_address2: '',
  str_city: 'Saint Andrews',
  str_province: 'New Brunswick',
  str_pcode: 'E5B 1A8',
  str_country: 'Canada',
  str_phone: '(506) 555-0142',
  str_mobile: '',
  str_tollfree: '',
  str_fax: '',
  str_email: 'hello@harbour.test',
  str_facebook: '',
  str_instagram: '',
  str_youtube: '',
  str_linkedin: '',
  str_twitter: '',
  facebookPixelId: '',
  str_mobile_url: '',
  roles: ['Restaurant'],
} as unknown as Account

/** Seven days, closed. */
export const week = (): ProfileHours[] =>
  defaultHours().map((row, index) => ({ ...row, id: index + 1, customerId: 1, more: [] }))
/** A date with hours of its own, in three days. */
export const christmas = (overrides: Partial<ProfileSpecialHours> = {}): ProfileSpecialHours => ({
  id: 50,
  customerId: 1,
  date: dateAfter(today, 3),
  isOpen: true,
  open: '09:00:00',
  close: '13:00:00',
  note: 'Christmas Eve',
  ...overrides,
})

/** Opens the page of details over rows that follow what is saved. */
export const showDetails = async (shown: Partial<Shown> = {}) => {
  const { special = [], off = [], hours = week(), french = false, role = 'owner', waiting = 0 } = shown
  const lists: Record<string, object[]> = {
    'profile-hours': hours,
    'profile-special-hours': special,
    'profile-time-off': off,
  }
  const shop = { ...account, ecommerceEnabled: waiting > 0 }
  const rows = new Map<string, object>([['account 1', shop]])
  for (const [path, all] of Object.entries(lists))
    for (const row of all) rows.set(`${path} ${(row as { id: number }).id}`, row)
  const patch = jest.fn(async (path: string, id: number, data: object) => {
    const row = { ...rows.get(`${path} ${id}`), ...data }
    rows.set(`${path} ${id}`, row)
    return row
  })
  const create = jest.fn(async (_path: string, data: object) => ({ id: 90, customerId: 1, ...data }))
  const remove = jest.fn(async (path: string, id: number) => rows.get(`${path} ${id}`))
  const find = async (path: string) => {
    const data = lists[path] ?? []
    return { data, total: path === 'account-orders' ? waiting : data.length, limit: 500, skip: 0 }
  }
  const get = async (path: string) => (path === 'account' ? shop : { id: 1, showHours: true })
  const run = jest.fn(async () => ({ ok: true, told: waiting }))
  const { live, emit } = fakeLive()
  const language = french ? ('fr' as const) : ('en' as const)
  const user = { ...anOwner, language, memberships: [{ customerId: 1, role }] }
  renderBackOffice({
    routes: [{ path: '/', element: <DashboardDetailsPage /> }],
    at: '/',
    api: fakeApi(live, { find, get, patch, create, remove, run }),
    session: fakeSession({ status: 'signed-in', user, customerId: 1 }),
  })
  await screen.findByRole('group', { name: 'Monday' })
  return { patch, create, remove, run, emit }
}
type Shown = {
  special: ProfileSpecialHours[]
  off: ProfileTimeOff[]
  hours: ProfileHours[]
  french: boolean
  role: MemberRole
  /** Orders that wait; with any, the business sells. */
  waiting: number
}

/** A box by its label. */
export const box = (name: string | RegExp) => screen.getByRole('textbox', { name })

/** Types a new value and leaves the box. */
export const retype = async (element: HTMLElement, value: string) => {
  await userEvent.clear(element)
  if (value) await userEvent.type(element, value)
  await userEvent.tab()
}

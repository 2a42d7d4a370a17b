import type { Notice } from '@mainstreet/shared/contracts/site/notices'
import type { ProfileFile, ProfileLink } from '@mainstreet/shared/contracts/site/profile'
import { ApiError, type Query } from '../../kit/data/rest'

/** A link as the server answers it. */
export const buildLink = (columns: Partial<ProfileLink> = {}): ProfileLink => ({
  id: 1,
  customerId: 1,
  text: 'Our suppliers',
  link: 'https://suppliers.example/',
  order: 1,
  ...columns,
})

/** A file as the server answers it. */
export const buildFile = (columns: Partial<ProfileFile> = {}): ProfileFile => ({
  id: 1,
  int_id: 1,
  customerId: 1,
  int_customer_id: 1,
  str_file: '/assets/nb/1/abc-prices.pdf',
  str_title: 'Prices',
  int_order: 1,
  ...columns,
})

/** A notice as the server answers it. */
export const buildNotice = (columns: Partial<Notice> = {}): Notice => ({
  id: 1,
  int_id: 1,
  customerId: 1,
  int_customer_id: 1,
  str_title: 'Open late on Friday',
  str_link: '',
  str_link_target: '',
  str_description: '<p>Until nine.</p>',
  str_image: '',
  bol_visible: true,
  visibleFrom: null,
  visibleUntil: null,
  inPeriod: true,
  announced: false,
  createdAt: '2026-11-20T12:00:00.000Z',
  ...columns,
})

/** What the page reads, by service; all else is empty. */
export type Rows = Partial<Record<string, object[]>>

/** The answers of an api that has these rows and this account. */
export const answersWith = (rows: Rows, account: object = {}) => ({
  find: async (path: string, _query: Query) => {
    const data = [...(rows[path] ?? [])]
    return { total: data.length, limit: 500, skip: 0, data }
  },
  get: async (path: string, id: number) => {
    const found = rows[path]?.find((row) => (row as { id: number }).id === id)
    if (found) return found
    if (path !== 'account') throw new ApiError('NotFound', 'There is none.', { code: 404 })
    return { id, region: 'nb', timezone: 'America/Moncton', str_services: '', ...account }
  },
  run: async () => ({
    ok: true,
    roles: [{ Rolename: 'Sales Flyer' }, { Rolename: 'Hub' }, { Rolename: 'Events' }],
  }),
})

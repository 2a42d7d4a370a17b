import type { seenKinds } from '@mainstreet/shared/contracts/phones'
import type { TablePath } from '@mainstreet/shared/services'

/** Of whose rows a business is told, by what it is told of. */
export const noticeRows = {
  order: 'account-orders',
  table: 'table-bookings',
  message: 'contact-messages',
  condolence: 'condolences',
} as const satisfies Record<(typeof seenKinds)[number], TablePath>

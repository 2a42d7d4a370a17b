import { localTime } from '@mainstreet/shared/rules/time/local-time'
import type { TablePath } from '@mainstreet/shared/services'
import { useEffect, useRef } from 'react'
import { useOperationRead } from '../../kit/data/use-operation-read'
import { useCustomerId } from '../../kit/session/session-context'
import { useNow } from '../../kit/site/hours/use-now'
import { useAccount } from '../../kit/data/use-account'
import { useTimeZone } from '../../kit/language/use-formats'

const madeOf: readonly TablePath[] = [
  'account',
  'account-orders',
  'condolences',
  'contact-messages',
  'market-items',
  'market-variations',
  'profile-hours',
  'store-settings',
  'table-bookings',
]

/** The account in view, and the time on its clock. */
export const useAccountClock = () => {
  const { row: account } = useAccount()
  const now = useNow() ?? new Date()
  const timezone = useTimeZone()
  return { account, now, timezone, ...localTime(now, timezone) }
}

/** The account's day: what waits, what was sold, what is still to be set up. */
export const useToday = (date: string) => {
  const today = useOperationRead('today-summary', { customerId: useCustomerId() }, madeOf)
  const { refetch } = today
  const asked = useRef(date)
  // Midnight changes no row, but what today is.
  useEffect(() => {
    if (asked.current === date) return
    asked.current = date
    refetch()
  })
  return today
}

import { localTime } from './local-time'
import { dateAfter, spansOn, type Hours } from './openings'

/** How far ahead an open day is looked for. */
const searchedDays = 120

/** The most open days that a shop says it needs. */
export const maxLeavesInDays = 20

/**
 * The date, YYYY-MM-DD on the business's clock, by which what is ordered at a moment leaves: so many open days after the
 * one it is ordered on, which after closing or on a closed day is the next open one. Without hours every day is open;
 * undefined where it does not open often enough.
 */
export const leavesOn = (ordered: Date, days: number, business: Hours): string | undefined => {
  const { date } = localTime(ordered, business.timezone)
  if (business.hours.every(({ isOpen }) => !isOpen)) return dateAfter(date, days)
  const now = ordered.getTime()
  let left = days
  for (let ahead = 0; ahead <= searchedDays; ahead++) {
    const day = dateAfter(date, ahead)
    const spans = spansOn(day, business)
    const isWorked = ahead === 0 ? spans.some(({ closesMs }) => closesMs > now) : spans.length > 0
    if (isWorked && left-- === 0) return day
  }
  return undefined
}

/** A minute in milliseconds. */
export const minuteMs = 60_000
/** An hour in milliseconds. */
export const hourMs = 3_600_000
/** 24 hours in seconds. */
export const daySeconds = 86_400
/** 24 hours in milliseconds; a date of a time zone may be an hour longer or shorter. */
export const dayMs = 86_400_000

/** The moment some months before another, by the calendar of UTC. */
export const monthsBefore = (now: Date, months: number): Date => {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  return then
}

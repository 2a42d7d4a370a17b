/** What is said of a notice's title of two characters or less. */
export const titleRefusal = 'Invalid form input, please include a proper title.'

/** Whether a notice's title is longer than two characters. */
export const isProperTitle = (title: string): boolean => title.trim().length > 2

const maxLength = 143
const cutLength = 140

/** A notice's title as lists show it: over 143 characters it is cut to 140 and three dots. */
export const shortTitle = (title: string): string => {
  const letters = [...title]
  return letters.length > maxLength ? `${letters.slice(0, cutLength).join('')}...` : title
}

/** The first and the last day of something, YYYY-MM-DD; null where it has none. */
export interface Period {
  visibleFrom: string | null
  visibleUntil: string | null
}

/** What is said of a period that ends before it begins. */
export const periodRefusal = 'The last day must not be before the first.'

/** Whether a period ends before it begins. */
export const endsBeforeItBegins = ({ visibleFrom, visibleUntil }: Period): boolean =>
  visibleFrom !== null && visibleUntil !== null && visibleUntil < visibleFrom

/** Where a day lies: before a period, in it or after it. */
export const placeInPeriod = (
  { visibleFrom, visibleUntil }: Period,
  day: string,
): 'before' | 'within' | 'after' => {
  if (visibleFrom !== null && day < visibleFrom) return 'before'
  return visibleUntil !== null && day > visibleUntil ? 'after' : 'within'
}

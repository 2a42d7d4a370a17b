import type { ColumnProblems, ColumnRule } from '../../column-rules'
import { refusal } from '../../refusals/refusal'

interface Span {
  startsAt?: string | null
  endsAt?: string | null
}

/** What is wrong with a span whose moments stand under these names: it ends after it begins; all day, both may be the same day. */
export const spanProblems = (
  { startsAt, endsAt }: Span,
  [first, last]: readonly [string, string],
): ColumnProblems => {
  if (!endsAt) return {}
  if (!startsAt) return { [first]: refusal('beginning-missing') }
  return Date.parse(endsAt) < Date.parse(startsAt) ? { [last]: refusal('after-beginning') } : {}
}

/** Two columns with the beginning and the end of something. */
export const spanRule = (first: string, last: string): ColumnRule => ({
  of: [first, last],
  check: (row) =>
    spanProblems({ startsAt: row[first] as string | null, endsAt: row[last] as string | null }, [
      first,
      last,
    ]),
})

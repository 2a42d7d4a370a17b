import type { ColumnRule } from '../../column-rules'
import { refusal } from '../../refusals/refusal'

interface Span {
  startsAt?: string | null
  endsAt?: string | null
}

/** What is wrong with a span of moments: it ends after it begins; all day, both may be the same day. */
const spanProblem = ({ startsAt, endsAt }: Span) => {
  if (!endsAt) return undefined
  if (!startsAt) return { of: 'beginning', problem: refusal('beginning-missing') } as const
  const isOver = Date.parse(endsAt) < Date.parse(startsAt)
  return isOver ? ({ of: 'end', problem: refusal('after-beginning') } as const) : undefined
}

/** The problems of a span whose moments stand under these names. */
export const spanProblems = (span: Span, [first, last]: readonly [string, string]) => {
  const wrong = spanProblem(span)
  return wrong ? { [wrong.of === 'end' ? last : first]: wrong.problem } : {}
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

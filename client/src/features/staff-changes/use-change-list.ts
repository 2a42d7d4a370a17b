import { useMemo } from 'react'
import { useList } from '../../kit/data/data'
import { useOperationRead } from '../../kit/data/use-operation-read'
import { useAccountInView } from '../../kit/session/session-context'
import { useAddressParams } from '../../kit/use-address-params'

/** The changes of one page of the log. */
export const changesPerPage = 25

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** When a day begins on the reader's clock; `after` days later. */
const startOf = (day: string, after = 0): string => {
  const start = new Date(`${day}T00:00`)
  start.setDate(start.getDate() + after)
  return start.toISOString()
}

const readParams = (params: URLSearchParams) => {
  const dayOf = (name: string) => [params.get(name) ?? ''].find(isDay) ?? ''
  return {
    service: params.get('service') ?? '',
    person: Number(params.get('person')) || 0,
    from: dayOf('from'),
    to: dayOf('to'),
    skip: Math.max(0, Math.floor(Number(params.get('skip')) || 0)),
  }
}

const queryOf = ({ service, person, from, to, skip }: ReturnType<typeof readParams>) => {
  const createdAt = { ...(from && { $gte: startOf(from) }), ...(to && { $lt: startOf(to, 1) }) }
  return {
    ...(service && { service }),
    ...(person > 0 && { userId: person }),
    ...((from || to) && { createdAt }),
    $sort: { id: -1 },
    $limit: changesPerPage,
    $skip: skip,
  }
}

/** The changes that the address asks for, of the account in view or of all of them, and who has made any. */
export const useChangeList = () => {
  const customerId = useAccountInView()
  const [params, set] = useAddressParams()
  const asked = readParams(params)
  const input = useMemo(() => (customerId === null ? {} : { customerId }), [customerId])
  const { answer } = useOperationRead('staff-change-people', input, ['staff-changes'])
  const list = useList('staff-changes', queryOf(asked))
  /** Asks for something else, from its first page on. */
  const show = (next: Record<string, string>) => set({ skip: '', ...next }, { back: Boolean(next.skip) })
  const isNarrowed = Boolean(asked.service || asked.person || asked.from || asked.to)
  return {
    ...asked,
    rows: list.rows,
    total: list.total ?? 0,
    error: list.error,
    refetch: list.refetch,
    customerId,
    people: answer?.people ?? [],
    show,
    isNarrowed,
  }
}

export type ChangeList = ReturnType<typeof useChangeList>

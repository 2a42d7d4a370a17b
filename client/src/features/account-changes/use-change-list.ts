import { useMemo } from 'react'
import { useListPage } from '../../kit/data/lists/use-list-page'
import { useOperationRead } from '../../kit/data/use-operation-read'
import { useAccountInView } from '../../kit/session/session-context'

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
  }
}

const queryOf = (params: URLSearchParams) => {
  const { service, person, from, to } = readParams(params)
  const createdAt = { ...(from && { $gte: startOf(from) }), ...(to && { $lt: startOf(to, 1) }) }
  return {
    ...(service && { service }),
    ...(person > 0 && { userId: person }),
    ...((from || to) && { createdAt }),
    $sort: { id: -1 },
  }
}

/** The changes that the address asks for, of the account in view or of all of them, and who has made any. */
export const useChangeList = () => {
  const customerId = useAccountInView()
  const list = useListPage('account-changes', queryOf)
  const input = useMemo(() => (customerId === null ? {} : { customerId }), [customerId])
  const { answer } = useOperationRead('account-change-people', input, ['account-changes'])
  const asked = readParams(list.params)
  const isNarrowed = Boolean(asked.service || asked.person || asked.from || asked.to)
  return { ...list, ...asked, customerId, people: answer?.people ?? [], isNarrowed }
}

export type ChangeList = ReturnType<typeof useChangeList>

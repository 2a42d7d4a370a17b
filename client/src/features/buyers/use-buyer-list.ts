import { buyerSorts, type ListedBuyer } from '@mainstreet/shared/contracts/orders/buyers'
import { maxLimit } from '@mainstreet/shared/paging'
import type { Input } from '@mainstreet/shared/services'
import { useState } from 'react'
import { csvText, downloadCsv } from '../../kit/csv'
import { useApi } from '../../kit/data/data-provider'
import { useOperationRead } from '../../kit/data/use-operation-read'
import { useWords } from '../../kit/language/bilingual'
import { useCustomerId } from '../../kit/session/session-context'
import { toast } from '../../kit/ui/toaster'
import { buyerListWords } from './buyer-list-words'

/** How many buyers stand on a page. */
export const buyersPerPage = 25

type Asked = Required<Pick<Input<'find-buyers'>, 'search' | 'sort' | 'subscribed'>>

const madeOf = ['account-orders', 'buyer-notes', 'subscribers', 'order-refunds'] as const

/** The list as a file, all pages of it. */
const useDownload = (asked: Asked) => {
  const words = useWords(buyerListWords)
  const api = useApi()
  const customerId = useCustomerId()
  const [busy, setBusy] = useState(false)
  const rowsFrom = async ($skip: number): Promise<ListedBuyer[]> => {
    const { buyers, total } = await api.run('find-buyers', { customerId, ...asked, $limit: maxLimit, $skip })
    const next = $skip + buyers.length
    return buyers.length && next < total ? [...buyers, ...(await rowsFrom(next))] : buyers
  }
  const head = [
    words.name,
    words.email,
    words.phone,
    words.orders,
    words.total,
    words.last,
    words.note,
    words.consent,
  ]
  const lineOf = (buyer: ListedBuyer) => [
    ...[buyer.name, buyer.email, buyer.phone, buyer.orders, (buyer.total / 100).toFixed(2)],
    ...[buyer.lastOrderAt, buyer.note, buyer.letters ? words.letters[buyer.letters] : ''],
  ]
  const save = async () => {
    setBusy(true)
    try {
      downloadCsv('buyers.csv', csvText([head, ...(await rowsFrom(0)).map(lineOf)]))
    } catch (error) {
      toast.error((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return { busy, save: () => void save() }
}

/** The buyers of the account, as far as they are searched for, a page of them at a time. */
export const useBuyerList = () => {
  const customerId = useCustomerId()
  const [asked, setAsked] = useState<Asked>({ search: '', sort: buyerSorts[0], subscribed: false })
  const [skip, setSkip] = useState(0)
  const { answer, error, refetch } = useOperationRead(
    'find-buyers',
    { customerId, ...asked, $limit: buyersPerPage, $skip: skip },
    madeOf,
  )
  const set = (next: Partial<Asked>) => {
    setAsked({ ...asked, ...next })
    setSkip(0)
  }
  const isNarrowed = asked.search !== '' || asked.subscribed
  return { asked, set, skip, setSkip, answer, error, refetch, isNarrowed, download: useDownload(asked) }
}

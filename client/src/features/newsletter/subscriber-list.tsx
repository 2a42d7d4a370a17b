import type { Subscriber } from '@mainstreet/shared/contracts/newsletter'
import { Download, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { csvText, downloadCsv } from '../../kit/csv'
import { useList } from '../../kit/data/data'
import { useUndoableRemoval } from '../../kit/data/lists/use-undoable-removal'
import { useApi } from '../../kit/data/data-provider'
import { useWords } from '../../kit/language/bilingual'
import { useFormats } from '../../kit/language/use-formats'
import { Badge } from '../../kit/ui/badge'
import { Button } from '../../kit/ui/button'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { Pagination } from '../../kit/ui/pagination'
import { Table } from '../../kit/ui/table'
import type { Column } from '../../kit/ui/table-columns'
import { toast } from '../../kit/ui/toaster'
import { newsletterWords } from './newsletter-words'

const perPage = 25
const newest = { $sort: { id: -1 as const } }

const tones = { asked: 'warning', subscribed: 'success', left: 'neutral' } as const

const useColumns = (): Column<Subscriber>[] => {
  const words = useWords(newsletterWords)
  const { day } = useFormats()
  return [
    { key: 'email', header: words.email, cell: ({ email }) => email },
    {
      key: 'state',
      header: words.state,
      cell: ({ status }) => <Badge tone={tones[status]}>{words.subscriberStates[status]}</Badge>,
    },
    { key: 'where', header: words.where, hideBelow: 800, cell: ({ page }) => words.pages[page] },
    { key: 'since', header: words.since, align: 'end', hideBelow: 800, cell: ({ askedAt }) => day(askedAt) },
  ]
}

/** All subscribers, with their consent, as a file. */
const useDownload = () => {
  const words = useWords(newsletterWords)
  const api = useApi()
  const [busy, setBusy] = useState(false)
  const rowsFrom = async (skip: number): Promise<Subscriber[]> => {
    const { data, total } = await api.find('subscribers', { ...newest, $limit: 500, $skip: skip })
    const next = skip + data.length
    return data.length && next < total ? [...data, ...(await rowsFrom(next))] : data
  }
  const head = [words.email, words.language, words.state, words.where, words.words, words.network]
  const save = async () => {
    setBusy(true)
    try {
      const rows = await rowsFrom(0)
      const lines = rows.map((row) => [
        ...[row.email, row.language, words.subscriberStates[row.status], words.pages[row.page], row.words],
        ...[row.network, row.askedAt, row.confirmedAt, row.leftAt],
      ])
      downloadCsv('subscribers.csv', csvText([[...head, words.since, words.confirmed, words.left], ...lines]))
    } catch (error) {
      toast.error((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return { busy, save: () => void save() }
}

/** Who asked for letters, and how each stands. */
export const SubscriberList = () => {
  const words = useWords(newsletterWords)
  const [skip, setSkip] = useState(0)
  const {
    rows,
    total = 0,
    error,
    refetch,
  } = useList('subscribers', { ...newest, $limit: perPage, $skip: skip })
  const { hidden, removeWithUndo } = useUndoableRemoval('subscribers')
  const download = useDownload()
  return (
    <section id="subscribers">
      <Card
        title={words.subscribers}
        description={words.subscribersAbout}
        flush
        action={
          total > 0 && (
            <Button size="small" icon={<Download />} loading={download.busy} onClick={download.save}>
              {words.download}
            </Button>
          )
        }
      >
        <Table
          label={words.subscribers}
          columns={useColumns()}
          rows={rows?.filter(({ id }) => !hidden.has(id))}
          rowKey={({ id }) => id}
          rowName={({ email }) => email}
          rowMenu={({ id, email }) => [
            {
              label: words.remove,
              danger: true,
              onSelect: () => removeWithUndo(id, words.subscriberRemoved(email)),
            },
          ]}
          empty={
            <EmptyState title={words.noSubscribers} icon={<UsersRound />}>
              {words.noSubscribersAbout}
            </EmptyState>
          }
          error={error}
          onRetry={refetch}
        />
      </Card>
      <Pagination total={total} skip={skip} limit={perPage} onChange={setSkip} />
    </section>
  )
}

import type { AccountMail } from '@mainstreet/shared/contracts/orders/mails'
import { Mails } from 'lucide-react'
import { useState } from 'react'
import { useListPage } from '../../kit/data/lists/use-list-page'
import { useWords } from '../../kit/language/bilingual'
import { useFormats } from '../../kit/language/use-formats'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { ButtonLink } from '../../kit/ui/link'
import { Pagination } from '../../kit/ui/pagination'
import { SegmentedControl } from '../../kit/ui/segmented-control'
import { Table } from '../../kit/ui/table'
import type { Column } from '../../kit/ui/table-columns'
import { MailBadge } from './mail-badge'
import { MailDialog } from './mail-dialog'
import styles from './mail-list.module.css'
import { mailWords } from './words'

const filters = ['all', 'failed'] as const

const useColumns = (): Column<AccountMail>[] => {
  const words = useWords(mailWords)
  const { moment } = useFormats()
  return [
    { key: 'subject', header: words.subject, cell: ({ subject }) => subject || words.erased },
    {
      key: 'to',
      header: words.to,
      hideBelow: 800,
      onCard: 'line',
      cell: ({ to }) => to || words.erasedBuyer,
    },
    {
      key: 'kind',
      header: words.kind,
      hideBelow: 1000,
      onCard: 'line',
      cell: ({ kind, resentFrom }) =>
        resentFrom ? `${words.kinds[kind]} (${words.resentFrom})` : words.kinds[kind],
    },
    {
      key: 'when',
      header: words.when,
      hideBelow: 600,
      onCard: 'line',
      cell: ({ createdAt }) => moment(createdAt),
    },
    { key: 'status', header: words.status, align: 'end', cell: (mail) => <MailBadge mail={mail} /> },
  ]
}

const filterOf = (params: URLSearchParams) => filters.find((value) => value === params.get('show')) ?? 'all'

const queryOf = (params: URLSearchParams) => ({
  ...(filterOf(params) === 'failed' && { status: 'failed' }),
  $sort: { id: -1 },
})

/** Every mail of a business, the newest first; one is shown when it is chosen. */
export const MailList = () => {
  const words = useWords(mailWords)
  const { rows, error, refetch, params, show, pages } = useListPage('account-mails', queryOf)
  const filter = filterOf(params)
  const [openId, setOpenId] = useState<number>()
  const columns = useColumns()
  return (
    <>
      <div className={styles.controls}>
        <SegmentedControl
          label={words.filter}
          value={filter}
          onChange={(next) => show({ show: next === 'all' ? '' : next })}
          options={filters.map((value) => ({ value, label: words[value] }))}
        />
      </div>
      <Card flush>
        <Table
          label={words.list}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={({ subject }) => subject || words.erased}
          onRowClick={({ id }) => setOpenId(id)}
          empty={
            <EmptyState
              title={filter === 'all' ? words.empty : words.emptyFailed}
              icon={<Mails />}
              action={<ButtonLink to="?part=samples">{words.seeSamples}</ButtonLink>}
            >
              {filter === 'all' && words.emptyAbout}
            </EmptyState>
          }
          error={error}
          onRetry={refetch}
        />
      </Card>
      <Pagination {...pages} />
      <MailDialog mail={rows?.find(({ id }) => id === openId)} onClose={() => setOpenId(undefined)} />
    </>
  )
}

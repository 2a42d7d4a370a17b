import type { AccountMail } from '@mainstreet/shared/contracts/orders/mails'
import { Mails } from 'lucide-react'
import { useState } from 'react'
import { useList, useRow } from '../../kit/data/data'
import { useWords } from '../../kit/language/bilingual'
import { useFormats } from '../../kit/language/use-formats'
import { useCustomerId } from '../../kit/session/session-context'
import { useAddressParams } from '../../kit/use-address-params'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { Pagination } from '../../kit/ui/pagination'
import { SegmentedControl } from '../../kit/ui/segmented-control'
import { Table } from '../../kit/ui/table'
import type { Column } from '../../kit/ui/table-columns'
import { MailBadge } from './mail-badge'
import { MailDialog } from './mail-dialog'
import styles from './mail-list.module.css'
import { mailWords } from './words'

const limit = 25
const filters = ['all', 'failed'] as const
type Filter = (typeof filters)[number]

const useColumns = (timezone: string | undefined): Column<AccountMail>[] => {
  const words = useWords(mailWords)
  const { moment } = useFormats(timezone)
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

/** The filter and the first row stand in the address, so that going back finds the same list. */
const useMailList = () => {
  const [params, set] = useAddressParams()
  const filter = filters.find((value) => value === params.get('show')) ?? 'all'
  const skip = Math.max(0, Math.floor(Number(params.get('skip')) || 0))
  const list = useList('account-mails', {
    ...(filter === 'failed' && { status: 'failed' }),
    $sort: { id: -1 },
    $limit: limit,
    $skip: skip,
  })
  const show = (next: { filter: Filter; skip: number }) =>
    set(
      { show: next.filter === 'all' ? '' : next.filter, skip: next.skip ? String(next.skip) : '' },
      { back: next.skip > 0 },
    )
  return { ...list, rows: list.rows, total: list.total ?? 0, error: list.error, filter, skip, show }
}

/** Every mail of a business, the newest first; one is shown when it is chosen. */
export const MailList = () => {
  const words = useWords(mailWords)
  const { row: account } = useRow('account', useCustomerId())
  const { rows, total, error, refetch, filter, skip, show } = useMailList()
  const [openId, setOpenId] = useState<number>()
  const columns = useColumns(account?.timezone)
  return (
    <>
      <div className={styles.controls}>
        <SegmentedControl
          label={words.filter}
          value={filter}
          onChange={(next) => show({ filter: next, skip: 0 })}
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
            <EmptyState title={filter === 'all' ? words.empty : words.emptyFailed} icon={<Mails />}>
              {filter === 'all' && words.emptyAbout}
            </EmptyState>
          }
          error={error}
          onRetry={refetch}
        />
      </Card>
      <Pagination {...{ total, skip, limit }} onChange={(next) => show({ filter, skip: next })} />
      <MailDialog
        mail={rows?.find(({ id }) => id === openId)}
        timezone={account?.timezone}
        onClose={() => setOpenId(undefined)}
      />
    </>
  )
}

import type { StaffChange } from '@mainstreet/shared/contracts/staff-changes'
import { contracts, tablePaths } from '@mainstreet/shared/services'
import { labelOf } from '@mainstreet/shared/columns'
import { useState } from 'react'
import { useList } from '../../kit/data/data'
import { useBackOfficeLocale, useWords } from '../../kit/language/bilingual'
import { useFormats } from '../../kit/language/use-formats'
import { Card } from '../../kit/ui/card'
import { Pagination } from '../../kit/ui/pagination'
import { Select } from '../../kit/ui/select'
import { Table } from '../../kit/ui/table'
import type { Column } from '../../kit/ui/table-columns'
import { changeWords } from './words'

const limit = 25
const services = [...tablePaths].sort().map((value) => ({ value, label: value }))

const Changes = ({ service, changes }: StaffChange) => {
  const { nothing } = useWords(changeWords)
  const locale = useBackOfficeLocale()
  const contract = contracts[service as (typeof tablePaths)[number]]
  const nameOf = (column: string) => {
    const columns = contract?.record.properties as Record<string, Parameters<typeof labelOf>[0]> | undefined
    return labelOf(columns?.[column])?.[locale] ?? column
  }
  return (
    <ul>
      {changes.map(({ column, before, after }) => (
        <li key={column}>
          {nameOf(column)}: <del>{before ?? nothing}</del> → <ins>{after ?? nothing}</ins>
        </li>
      ))}
    </ul>
  )
}

const useColumns = (): Column<StaffChange>[] => {
  const { columns, events } = useWords(changeWords)
  const { moment } = useFormats()
  return [
    {
      key: 'what',
      header: columns.what,
      cell: ({ service, subject, event }) => `${events[event]}: ${service} ${subject}`,
    },
    { key: 'changes', header: columns.changes, onCard: 'line', cell: (row) => <Changes {...row} /> },
    { key: 'who', header: columns.who, onCard: 'labelled', cell: ({ userName }) => userName },
    { key: 'when', header: columns.when, onCard: 'labelled', cell: ({ createdAt }) => moment(createdAt) },
  ]
}

/** What staff have changed of the account in view, or of all of them; the newest first, live. */
export const ChangeLog = () => {
  const words = useWords(changeWords)
  const [service, setService] = useState('')
  const [skip, setSkip] = useState(0)
  const narrowed = service ? { service } : {}
  const query = { ...narrowed, $sort: { id: -1 }, $limit: limit, $skip: skip }
  const { rows, total = 0, error, refetch } = useList('staff-changes', query)
  const choose = (next: string) => {
    setService(next)
    setSkip(0)
  }
  return (
    <>
      <Select
        label={words.service}
        value={service}
        onChange={({ target }) => choose(target.value)}
        options={[{ value: '', label: words.anyService }, ...services]}
      />
      <Card flush>
        <Table
          label={words.title}
          columns={useColumns()}
          rows={rows}
          rowKey={({ id }) => id}
          empty={words.none}
          error={error}
          onRetry={refetch}
        />
      </Card>
      <Pagination total={total} skip={skip} limit={limit} onChange={setSkip} />
    </>
  )
}

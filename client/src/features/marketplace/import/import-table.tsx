import type { ImportedItem, ImportRemark, MarketImport } from '@mainstreet/shared/contracts/imports'
import { useState } from 'react'
import { useList } from '../../../kit/data/data'
import { Badge, type Tone } from '../../../kit/ui/badge'
import { Card } from '../../../kit/ui/card'
import { Pagination } from '../../../kit/ui/pagination'
import { SegmentedControl } from '../../../kit/ui/segmented-control'
import { Stack } from '../../../kit/ui/stack'
import { Table } from '../../../kit/ui/table'
import type { Column } from '../../../kit/ui/table-columns'
import styles from './import-table.module.css'

type Action = ImportedItem['action']
type Words = Record<Action, string>

const tones: Record<Action, Tone> = { create: 'success', update: 'info', same: 'neutral', bad: 'danger' }
const planned: Words = { create: 'New', update: 'Changes', same: 'Unchanged', bad: 'Not imported' }
const done: Words = { create: 'Created', update: 'Changed', same: 'Unchanged', bad: 'Not imported' }
const perPage = 50
const maxLines = 20

const remark = ({ line, field, message }: ImportRemark) =>
  `Line ${line}${field ? `, ${field}` : ''}: ${message}`

const linesOf = ({ changes, problems, notes, action, variations }: ImportedItem) => [
  ...problems.map((each) => ({ tone: 'danger', text: remark(each) })),
  ...(action === 'create'
    ? [{ tone: 'plain', text: variations === 1 ? '1 variation' : `${variations} variations` }]
    : []),
  ...changes.map(({ field, from, to }) => ({
    tone: 'plain',
    text: `${field}: ${from || '—'} → ${to || '—'}`,
  })),
  ...notes.map((each) => ({ tone: 'quiet', text: remark(each) })),
]

const Details = ({ item }: { item: ImportedItem }) => {
  const lines = linesOf(item)
  if (lines.length === 0) return null
  return (
    <ul className={styles.lines}>
      {lines.slice(0, maxLines).map(({ tone, text }, index) => (
        <li key={index} data-tone={tone}>
          {text}
        </li>
      ))}
      {lines.length > maxLines && <li data-tone="quiet">and {lines.length - maxLines} more</li>}
    </ul>
  )
}

const columnsFor = (words: Words): Column<ImportedItem>[] => [
  { key: 'line', header: 'Line', cell: ({ line }) => line, align: 'end', width: '4rem' },
  {
    key: 'title',
    header: 'Item',
    cell: (item) => (
      <>
        <span className={styles.title}>{item.title || 'Without a title'}</span>
        <Details item={item} />
      </>
    ),
  },
  {
    key: 'action',
    header: 'What happens',
    cell: ({ action }) => <Badge tone={tones[action]}>{words[action]}</Badge>,
    width: '9rem',
  },
]

const counters = { create: 'created', update: 'changed', same: 'same', bad: 'bad' } as const

interface ImportTableProps {
  row: MarketImport
  finished: boolean
}

/** Every item of a file and what an import does, or did, with it. */
export const ImportTable = ({ row, finished }: ImportTableProps) => {
  const words = finished ? done : planned
  const [shown, setShown] = useState<Action | 'all'>(row.bad > 0 ? 'bad' : 'all')
  const [skip, setSkip] = useState(0)
  const { rows, total, error, refetch } = useList('market-import-items', {
    importId: row.id,
    dryRun: !finished,
    ...(shown !== 'all' && { action: shown }),
    $sort: { id: 1 },
    $limit: perPage,
    $skip: skip,
  })
  const options = (['create', 'update', 'same', 'bad'] as const).map((value) => ({
    value,
    label: `${words[value]} (${row[counters[value]].toLocaleString('en-CA')})`,
  }))
  return (
    <Stack>
      <SegmentedControl
        label="Which items are listed"
        value={shown}
        options={[{ value: 'all', label: `All (${row.done.toLocaleString('en-CA')})` }, ...options]}
        onChange={(value) => {
          setShown(value)
          setSkip(0)
        }}
      />
      <Card flush>
        <Table
          label="Items of the file"
          columns={columnsFor(words)}
          rows={rows}
          error={error}
          onRetry={refetch}
          rowKey={({ id }) => id}
          rowName={({ title }) => title}
          empty="No items of this kind."
        />
      </Card>
      <Pagination total={total ?? 0} skip={skip} limit={perPage} onChange={setSkip} />
    </Stack>
  )
}

import type { ImportedItem, MarketImport } from '@mainstreet/shared/contracts/marketplace/imports'
import { useState } from 'react'
import { useWords } from '../../../kit/language/bilingual'
import { useKitWords, type KitWords } from '../../../kit/ui/kit-words'
import { useFormats } from '../../../kit/language/use-formats'
import { useList } from '../../../kit/data/data'
import { Badge, type Tone } from '../../../kit/ui/badge'
import { Card } from '../../../kit/ui/card'
import { Pagination } from '../../../kit/ui/pagination'
import { SegmentedControl } from '../../../kit/ui/segmented-control'
import { Stack } from '../../../kit/ui/stack'
import { Table } from '../../../kit/ui/table'
import type { Column } from '../../../kit/ui/table-columns'
import { importWords, type ImportWords } from './words'
import { Text } from '../../../kit/ui/text'
import styles from './import-table.module.css'

type Action = ImportedItem['action']

const tones: Record<Action, Tone> = { create: 'success', update: 'info', same: 'neutral', bad: 'danger' }
const perPage = 50
const maxLines = 20

const linesOf = (
  { changes, kept, problems, notes, action, variations, pictures }: ImportedItem,
  words: ImportWords,
  labelled: KitWords['labelled'],
) => {
  const draft = pictures > 0 ? words.keptUntil : words.keptDraft
  return [
    ...problems.map((each) => ({ tone: 'danger', text: words.remark(each) })),
    ...(action === 'create' ? [{ tone: 'plain', text: words.variations(variations) }] : []),
    ...changes.map(({ field, from, to }) => ({
      tone: 'plain',
      text: labelled(field, `${from || '—'} → ${to || '—'}`),
    })),
    ...kept.map(({ field, from, to }) => ({
      tone: 'quiet',
      text: field === 'status' ? draft : words.kept(field, from, to),
    })),
    ...notes.map((each) => ({ tone: 'quiet', text: words.remark(each) })),
  ]
}

const Details = ({ item }: { item: ImportedItem }) => {
  const words = useWords(importWords)
  const lines = linesOf(item, words, useKitWords().labelled)
  if (lines.length === 0) return null
  return (
    <ul className={styles.lines}>
      {lines.slice(0, maxLines).map(({ tone, text }, index) => (
        <li key={index} data-tone={tone}>
          {text}
        </li>
      ))}
      {lines.length > maxLines && <li data-tone="quiet">{words.more(lines.length - maxLines)}</li>}
    </ul>
  )
}

const columnsFor = (words: ImportWords, actions: Record<Action, string>): Column<ImportedItem>[] => [
  {
    key: 'line',
    header: words.line,
    onCard: 'labelled',
    cell: ({ line }) => line,
    align: 'end',
    width: '4rem',
  },
  {
    key: 'title',
    header: words.item,
    onCard: 'name',
    cell: (item) => (
      <>
        <Text weight="medium">{item.title || words.untitled}</Text>
        <Details item={item} />
      </>
    ),
  },
  {
    key: 'action',
    header: words.what,
    cell: ({ action }) => <Badge tone={tones[action]}>{actions[action]}</Badge>,
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
  const words = useWords(importWords)
  const { number } = useFormats()
  const actions = finished ? words.done : words.planned
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
    label: `${actions[value]} (${number(row[counters[value]])})`,
  }))
  return (
    <Stack>
      <SegmentedControl
        label={words.which}
        value={shown}
        options={[{ value: 'all', label: words.all(number(row.done)) }, ...options]}
        onChange={(value) => {
          setShown(value)
          setSkip(0)
        }}
      />
      <Card flush>
        <Table
          label={words.ofFile}
          columns={columnsFor(words, actions)}
          rows={rows}
          error={error}
          onRetry={refetch}
          rowKey={({ id }) => id}
          rowName={({ title }) => title}
          empty={words.none}
        />
      </Card>
      <Pagination total={total ?? 0} skip={skip} limit={perPage} onChange={setSkip} />
    </Stack>
  )
}

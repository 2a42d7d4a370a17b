import {
  importActions,
  importCounters,
  type FileImport,
  type ImportAction,
} from '@mainstreet/shared/contracts/file-import'
import type { Row } from '@mainstreet/shared/services'
import { useState } from 'react'
import { useList } from '../data/data'
import { useWords } from '../language/bilingual'
import { useFormats } from '../language/use-formats'
import { Badge, type Tone } from '../ui/badge'
import { Card } from '../ui/card'
import { Pagination } from '../ui/pagination'
import { SegmentedControl } from '../ui/segmented-control'
import { Stack } from '../ui/stack'
import { Table } from '../ui/table'
import { Text } from '../ui/text'
import styles from './import-outcomes.module.css'
import type { ImportServices } from './use-file-import'
import { importKitWords } from './words'

const tones: Record<ImportAction, Tone> = {
  create: 'success',
  update: 'info',
  same: 'neutral',
  bad: 'danger',
}
const perPage = 50
const maxLines = 20

/** Something to know of an entry. */
export interface OutcomeLine {
  tone: 'danger' | 'plain' | 'quiet'
  text: string
}

const Lines = ({ lines }: { lines: readonly OutcomeLine[] }) => {
  const words = useWords(importKitWords)
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

interface ImportOutcomesProps<P extends ImportServices['outcomes']> {
  outcomes: P
  row: FileImport
  /** What the table and its entries are called. */
  label: string
  entry: string
  untitled: string
  linesOf(outcome: Row<P>): readonly OutcomeLine[]
}

/** Every entry of a file and what an import does, or did, with it. */
export const ImportOutcomes = <P extends ImportServices['outcomes']>({
  outcomes,
  row,
  label,
  entry,
  untitled,
  linesOf,
}: ImportOutcomesProps<P>) => {
  const words = useWords(importKitWords)
  const { number } = useFormats()
  const isOver = row.status === 'imported' || row.status === 'stopped'
  const actions = isOver ? words.done : words.planned
  const [shown, setShown] = useState<ImportAction | 'all'>(row.bad > 0 ? 'bad' : 'all')
  const [skip, setSkip] = useState(0)
  const { rows, total, error, refetch } = useList(outcomes, {
    importId: row.id,
    dryRun: !isOver,
    ...(shown !== 'all' && { action: shown }),
    $sort: { id: 1 },
    $limit: perPage,
    $skip: skip,
  })
  const options = importActions.map((value) => ({
    value,
    label: `${actions[value]} (${number(row[importCounters[value]])})`,
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
          label={label}
          columns={[
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
              header: entry,
              onCard: 'name',
              cell: (outcome) => (
                <>
                  <Text weight="medium">{outcome.title || untitled}</Text>
                  <Lines lines={linesOf(outcome)} />
                </>
              ),
            },
            {
              key: 'action',
              header: words.what,
              cell: ({ action }) => <Badge tone={tones[action]}>{actions[action]}</Badge>,
              width: '9rem',
            },
          ]}
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

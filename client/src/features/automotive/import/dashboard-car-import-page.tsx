import { backOfficeRoutes } from '@mainstreet/shared/routes'
import type { CarFile, CarFileRow } from '@mainstreet/shared/rules/cars/read-car-file'
import { FileUp, Upload } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useAllRows } from '../../../kit/data/lists/use-all-rows'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Button } from '../../../kit/ui/button'
import { Card } from '../../../kit/ui/card'
import { ErrorState } from '../../../kit/ui/error-state'
import { useKitWords } from '../../../kit/ui/kit-words'
import { ButtonLink } from '../../../kit/ui/link'
import { Notice } from '../../../kit/ui/notice'
import { Page } from '../../../kit/ui/page'
import { Pagination } from '../../../kit/ui/pagination'
import { ProgressBar } from '../../../kit/ui/progress-bar'
import { Skeleton } from '../../../kit/ui/skeleton'
import { Row, Stack } from '../../../kit/ui/stack'
import { Table } from '../../../kit/ui/table'
import type { Column } from '../../../kit/ui/table-columns'
import { DropZone, usePicker } from '../../../kit/upload/drop-zone'
import { CarFileColumns } from './car-file-columns'
import { maxRows, useCarImport } from './use-car-import'
import { useFieldName } from './use-field-name'
import { importWords } from './words'

type Importing = ReturnType<typeof useCarImport>

const perPage = 50

const Chooser = ({ importing }: { importing: Importing }) => {
  const words = useWords(importWords)
  const { number } = useFormats()
  const { chosen, choose } = importing
  const take = ([file]: File[]) => file && void choose(file)
  const picker = usePicker({ accept: '.csv,.tsv,.txt,text/csv', 'aria-label': words.file, onFiles: take })
  const why = { unread: '', tooMany: words.tooMany(number(maxRows)), noRows: words.noRows }
  return (
    <Card title={words.choose}>
      <Stack>
        {chosen?.problem && (
          <Notice tone="danger" title={words.notRead(chosen.name)}>
            {why[chosen.problem]}
          </Notice>
        )}
        <p>{words.about}</p>
        <DropZone onFiles={take} hint={words.orDrop}>
          <Button icon={<FileUp />} onClick={picker.open}>
            {words.chooseFile}
          </Button>
          {picker.input}
        </DropZone>
      </Stack>
    </Card>
  )
}

const Summary = ({ name, file }: { name: string; file: CarFile }) => {
  const words = useWords(importWords)
  const { number } = useFormats()
  const fieldName = useFieldName()
  const photos = file.rows.reduce((sum, row) => sum + row.photos, 0)
  const isAnyBad = file.rows.some(({ action }) => action === 'bad')
  return (
    <Notice tone={isAnyBad ? 'warning' : 'info'} title={name}>
      <p>{words.understood(file.columns.map((column) => column.name).join(', '))}</p>
      {file.ignored.length > 0 && <p>{words.ignored(file.ignored.join(', '))}</p>}
      {file.missing.length > 0 && <p>{words.missing(file.missing.map(fieldName).join(', '))}</p>}
      {photos > 0 && <p>{words.photos(number(photos))}</p>}
    </Notice>
  )
}

const useColumns = (): Column<CarFileRow>[] => {
  const words = useWords(importWords)
  const { labelled } = useKitWords()
  const fieldName = useFieldName()
  return [
    { key: 'line', header: words.row, width: '1%', onCard: 'end', cell: ({ line }) => String(line) },
    { key: 'name', header: words.vehicle, onCard: 'name', cell: ({ name }) => name || '–' },
    { key: 'action', header: words.happens, onCard: 'line', cell: ({ action }) => words.actions[action] },
    {
      key: 'remarks',
      header: words.remarks,
      onCard: 'line',
      cell: ({ action, columns, problems, notes }) =>
        [
          ...problems.map(({ field, wanted }) => `${fieldName(field)} ${words.wanted[wanted]}`),
          ...(action === 'update' ? [Object.keys(columns).map(fieldName).join(', ')] : []),
          ...notes.map(({ field, said, text }) => labelled(fieldName(field), words.notes[said](text))),
        ].join(' · '),
    },
  ]
}

const urgencyOf = ({ action, notes }: CarFileRow) => (action === 'bad' ? 2 : notes.length > 0 ? 1 : 0)

const Preview = ({ rows }: { rows: readonly CarFileRow[] }) => {
  const words = useWords(importWords)
  const [skip, setSkip] = useState(0)
  // What needs a look comes first.
  const sorted = useMemo(
    () => [...rows].sort((a, b) => urgencyOf(b) - urgencyOf(a) || a.line - b.line),
    [rows],
  )
  return (
    <>
      <Card flush>
        <Table
          label={words.preview}
          columns={useColumns()}
          rows={sorted.slice(skip, skip + perPage)}
          rowKey={({ line }) => line}
          rowName={({ name }) => name}
        />
      </Card>
      <Pagination total={rows.length} skip={skip} limit={perPage} onChange={setSkip} />
    </>
  )
}

const Outcome = ({ importing }: { importing: Importing }) => {
  const words = useWords(importWords)
  const { number } = useFormats()
  const { run, stop } = importing
  if (!run) return null
  if (!run.isOver)
    return (
      <Card>
        <Stack>
          <ProgressBar label={words.importing} value={run.total ? run.done / run.total : null} />
          <Row>
            <Button onClick={stop}>{words.stop}</Button>
          </Row>
        </Stack>
      </Card>
    )
  return (
    <Notice tone={run.refused.length ? 'warning' : 'success'} title={words.done(number(run.imported))}>
      {run.refused.map(({ line, why }) => (
        <p key={line}>{words.refused(number(line), why)}</p>
      ))}
    </Notice>
  )
}

const Actions = ({ importing }: { importing: Importing }) => {
  const words = useWords(importWords)
  const { number } = useFormats()
  const { chosen, run, writes, start, reset } = importing
  if (!chosen?.file || (run && !run.isOver)) return null
  return (
    <>
      <Button onClick={reset}>{words.another}</Button>
      {run ? (
        <ButtonLink variant="primary" to={`${backOfficeRoutes.cars}?show=draft`}>
          {words.show}
        </ButtonLink>
      ) : (
        <Button
          variant="primary"
          icon={<Upload />}
          disabled={writes === 0}
          onClick={() => void start(chosen.file?.rows ?? [])}
        >
          {words.import(number(writes))}
        </Button>
      )}
    </>
  )
}

/** Cars brought in from a dealer's file: chosen, looked at, imported. */
export const DashboardCarImportPage = () => {
  const words = useWords(importWords)
  const { rows: cars, complete, error, refetch } = useAllRows('automotive')
  const importing = useCarImport(cars ?? [])
  const { chosen, run } = importing
  return (
    <Page
      title={words.title}
      back={{ to: backOfficeRoutes.cars, label: words.vehicles }}
      action={<Actions importing={importing} />}
    >
      {error && !complete && <ErrorState error={error} onRetry={refetch} />}
      {!complete && !error && <Skeleton block lines={4} />}
      {complete && !chosen?.file && <Chooser importing={importing} />}
      <Outcome importing={importing} />
      {chosen?.file && (
        <>
          <Summary name={chosen.name} file={chosen.file} />
          {!run && chosen.lines && chosen.fields && (
            <CarFileColumns lines={chosen.lines} fields={chosen.fields} onAssign={importing.assign} />
          )}
          {!run && <Preview rows={chosen.file.rows} />}
        </>
      )}
    </Page>
  )
}

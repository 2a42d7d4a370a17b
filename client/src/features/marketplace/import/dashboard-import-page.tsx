import { isRunning, type MarketImport } from '@mainstreet/shared/contracts/marketplace/imports'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { Upload } from 'lucide-react'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { saidInLanguage } from '../../../kit/refusals/refusal-in-language'
import { Button } from '../../../kit/ui/button'
import { Card } from '../../../kit/ui/card'
import { ButtonLink } from '../../../kit/ui/link'
import { Notice } from '../../../kit/ui/notice'
import { Page } from '../../../kit/ui/page'
import { ProgressBar } from '../../../kit/ui/progress-bar'
import { Spinner } from '../../../kit/ui/spinner'
import { Row, Stack } from '../../../kit/ui/stack'
import { leftOutColumns } from './left-out-columns'
import { importWords } from './words'
import { ImportChoicesCard } from './import-choices-card'
import { ImportFileChooser } from './import-file-chooser'
import { ImportPictures } from './import-pictures'
import { ImportTable } from './import-table'
import { useImport } from './use-import'

type Run = ReturnType<typeof useImport>

/** A number of items, in words. */
const useCounted = () => {
  const words = useWords(importWords)
  const { number } = useFormats()
  return (count: number) => words.items(number(count), count === 1)
}

const isCarriedOut = ({ status }: MarketImport) => status === 'imported' || status === 'stopped'

const useSummary = (row: MarketImport): string => {
  const { outcome, nothing } = useWords(importWords)
  const counted = useCounted()
  const isDone = isCarriedOut(row)
  const counts: [number, string][] = [
    [row.created, isDone ? outcome.created : outcome.toCreate],
    [row.changed, isDone ? outcome.changed : outcome.toChange],
    [row.same, outcome.unchanged],
    [row.bad, outcome.bad],
  ]
  const parts = counts.flatMap(([count, word]) => (count ? [`${counted(count)} ${word}`] : []))
  return parts.length ? `${parts.join(', ')}.` : nothing
}

/** What the file has and the import leaves out. */
const LeftOut = ({ row }: { row: MarketImport }) => {
  const words = useWords(importWords)
  const { number } = useFormats()
  const { ignoredColumns, keptDrafts, keptStocks, pictures, publishLater } = row
  const isDone = isCarriedOut(row)
  return (
    <>
      {!isDone && pictures > 0 && <p>{words.toFetch(number(pictures), pictures === 1)}</p>}
      {publishLater > 0 && <p>{words.later(number(publishLater), publishLater === 1)}</p>}
      {isDone && keptDrafts > 0 && <p>{words.choices.drafts(number(keptDrafts), keptDrafts)}</p>}
      {isDone && keptStocks > 0 && <p>{words.choices.stocks(number(keptStocks), keptStocks)}</p>}
      {[...leftOutColumns(ignoredColumns)].map(([kind, names]) => (
        <p key={kind}>{words.leftOut[kind](names.join(', '))}</p>
      ))}
    </>
  )
}

const Chooser = ({ run, problem }: { run: Run; problem?: { name: string; text: string } }) => {
  const words = useWords(importWords)
  return (
    <Card title={words.choose}>
      <Stack>
        {problem && (
          <Notice tone="danger" title={words.notRead(problem.name)}>
            {problem.text}
          </Notice>
        )}
        <p>{words.chooseAbout}</p>
        <ImportFileChooser onChoose={(file) => void run.choose(file)} />
      </Stack>
    </Card>
  )
}

const Sending = ({ run }: { run: Run }) => (
  <Card>
    <ProgressBar label={useWords(importWords).sending(run.sending)} value={run.progress} />
  </Card>
)

const Progress = ({ run, row }: { run: Run; row: MarketImport }) => {
  const words = useWords(importWords)
  const { number } = useFormats()
  const counted = useCounted()
  return (
    <Card>
      <Stack>
        <ProgressBar
          label={row.status === 'checking' ? words.checking(row.name) : words.importing(row.name)}
          value={row.total ? row.done / row.total : null}
        />
        <Row spread>
          <span>{words.progress(number(row.done), counted(row.total))}</span>
          <Button loading={run.busy} onClick={() => void run.stop(row)}>
            {words.stop}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}

const Outcome = ({ row }: { row: MarketImport }) => {
  const words = useWords(importWords)
  const summary = useSummary(row)
  const { status, name, format, bad, done } = row
  const finished = isCarriedOut(row)
  const tone = bad > 0 ? 'warning' : finished ? 'success' : 'info'
  return (
    <>
      {status === 'stopped' && <Notice tone="danger">{done > 0 ? words.stopped : words.stoppedEarly}</Notice>}
      <Notice tone={tone} title={`${name}${format ? ` (${words.formats[format]})` : ''}`}>
        {summary}
        <LeftOut row={row} />
      </Notice>
      {finished && <ImportPictures row={row} />}
      <ImportTable key={`${row.id} ${status}`} row={row} finished={finished} />
    </>
  )
}

const Actions = ({ run, row }: { run: Run; row: MarketImport }) => {
  const words = useWords(importWords)
  if (isRunning(row) || row.status === 'failed') return null
  const writes = row.created + row.changed > 0
  return (
    <>
      <Button onClick={() => void run.reset(row)}>{words.another}</Button>
      {row.status === 'checked' ? (
        <Button
          variant="primary"
          icon={<Upload />}
          loading={run.busy}
          disabled={!writes}
          onClick={() => void run.start(row)}
        >
          {words.import}
        </Button>
      ) : (
        <ButtonLink variant="primary" to={backOfficeRoutes.items}>
          {words.showAll}
        </ButtonLink>
      )}
    </>
  )
}

/** Once the file's header is read, until its owner says to import it. */
const mayChoose = ({ status, total }: MarketImport) =>
  status === 'checked' || (status === 'checking' && total > 0)

const Step = ({ run }: { run: Run }) => {
  const { loading } = useWords(importWords)
  const locale = useBackOfficeLocale()
  const { current: row, progress, error, sending, isLoading } = run
  if (progress !== null) return <Sending run={run} />
  if (row?.status === 'failed')
    return (
      <Chooser
        run={run}
        problem={{ name: row.name, text: saidInLanguage(row.problem, row.refusal, locale) }}
      />
    )
  if (row)
    return (
      <>
        {error && <Notice tone="danger">{error}</Notice>}
        {mayChoose(row) && <ImportChoicesCard row={row} />}
        {isRunning(row) ? <Progress run={run} row={row} /> : <Outcome row={row} />}
      </>
    )
  if (isLoading) return <Spinner label={loading} />
  return <Chooser run={run} problem={error ? { name: sending, text: error } : undefined} />
}

/** Items brought in from a file: chosen, checked, imported, with what is left to do by hand. */
export const DashboardImportPage = () => {
  const words = useWords(importWords)
  const run = useImport()
  const { current } = run
  return (
    <Page
      title={words.title}
      back={{ to: backOfficeRoutes.items, label: words.products }}
      action={current && <Actions run={run} row={current} />}
    >
      <Step run={run} />
    </Page>
  )
}

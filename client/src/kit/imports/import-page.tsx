import { isRunning, type FileImport } from '@mainstreet/shared/contracts/file-import'
import { Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { useBackOfficeLocale, useWords } from '../language/bilingual'
import { useFormats } from '../language/use-formats'
import { saidInLanguage } from '../refusals/refusal-in-language'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { ButtonLink } from '../ui/link'
import { Notice } from '../ui/notice'
import { Page } from '../ui/page'
import { ProgressBar } from '../ui/progress-bar'
import { Spinner } from '../ui/spinner'
import { Row, Stack } from '../ui/stack'
import { ImportFileChooser } from './import-file-chooser'
import { useFileImport, type ImportRow, type ImportServices } from './use-file-import'
import { importKitWords } from './words'

/** What is a kind of imports' own. */
interface ImportPageProps {
  services: ImportServices
  title: string
  back: { to: string; label: string }
  /** What files are taken, and what becomes of them. */
  about: string
  /** Where what was imported is seen. */
  result: { to: string; label: string }
  /** A number of entries, in words. */
  counted: (count: number) => string
  isFollowed?: (row: ImportRow) => boolean
  /** What may be chosen from when the file's header is read until its owner says to import it. */
  choices: (row: ImportRow) => ReactNode
  /** What the file says of itself, beside its name. */
  named?: (row: ImportRow) => string
  /** What else there is to say of it, and what becomes of each of its entries. */
  summary: (row: ImportRow) => ReactNode
  outcomes: (row: ImportRow) => ReactNode
}

type Run = ReturnType<typeof useFileImport>

/** Whether something of it has been carried out. */
export const isCarriedOut = ({ status }: FileImport) => status === 'imported' || status === 'stopped'

const useSummary = (row: FileImport, counted: ImportPageProps['counted']): string => {
  const { outcome, nothing } = useWords(importKitWords)
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

interface ChooserProps {
  run: Run
  about: string
  problem?: { name: string; text: string }
}

const Chooser = ({ run, about, problem }: ChooserProps) => {
  const words = useWords(importKitWords)
  return (
    <Card title={words.choose}>
      <Stack>
        {problem && (
          <Notice tone="danger" title={words.notRead(problem.name)}>
            {problem.text}
          </Notice>
        )}
        <p>{about}</p>
        <ImportFileChooser onChoose={(file) => void run.choose(file)} />
      </Stack>
    </Card>
  )
}

const Sending = ({ run }: { run: Run }) => (
  <Card>
    <ProgressBar label={useWords(importKitWords).sending(run.sending)} value={run.progress} />
  </Card>
)

const Progress = ({
  run,
  row,
  counted,
}: { run: Run; row: FileImport } & Pick<ImportPageProps, 'counted'>) => {
  const words = useWords(importKitWords)
  const { number } = useFormats()
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

const Outcome = ({ row, page }: { row: ImportRow; page: ImportPageProps }) => {
  const words = useWords(importKitWords)
  const summary = useSummary(row, page.counted)
  const { status, name, bad, done } = row
  const tone = bad > 0 ? 'warning' : isCarriedOut(row) ? 'success' : 'info'
  return (
    <>
      {status === 'stopped' && <Notice tone="danger">{done > 0 ? words.stopped : words.stoppedEarly}</Notice>}
      <Notice tone={tone} title={page.named?.(row) ?? name}>
        {summary}
        {page.summary(row)}
      </Notice>
      {page.outcomes(row)}
    </>
  )
}

const Actions = ({ run, row, result }: { run: Run; row: FileImport } & Pick<ImportPageProps, 'result'>) => {
  const words = useWords(importKitWords)
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
        <ButtonLink variant="primary" to={result.to}>
          {result.label}
        </ButtonLink>
      )}
    </>
  )
}

/** Once the file's header is read, until its owner says to import it. */
const mayChoose = ({ status, total }: FileImport) =>
  status === 'checked' || (status === 'checking' && total > 0)

const Step = ({ run, page }: { run: Run; page: ImportPageProps }) => {
  const { loading } = useWords(importKitWords)
  const locale = useBackOfficeLocale()
  const { current: row, progress, error, sending, isLoading } = run
  const { about, counted } = page
  if (progress !== null) return <Sending run={run} />
  if (row?.status === 'failed') {
    const problem = { name: row.name, text: saidInLanguage(row.problem, row.refusal, locale) }
    return <Chooser run={run} about={about} problem={problem} />
  }
  if (row)
    return (
      <>
        {error && <Notice tone="danger">{error}</Notice>}
        {mayChoose(row) && page.choices(row)}
        {isRunning(row) ? (
          <Progress run={run} row={row} counted={counted} />
        ) : (
          <Outcome row={row} page={page} />
        )}
      </>
    )
  if (isLoading) return <Spinner label={loading} />
  return <Chooser run={run} about={about} problem={error ? { name: sending, text: error } : undefined} />
}

/** A file brought in: chosen, checked, imported by the server, with what is left to do by hand. */
export const ImportPage = (page: ImportPageProps) => {
  const run = useFileImport(page.services, page.isFollowed)
  const { current } = run
  return (
    <Page
      title={page.title}
      back={page.back}
      action={current && <Actions run={run} row={current} result={page.result} />}
    >
      <Step run={run} page={page} />
    </Page>
  )
}

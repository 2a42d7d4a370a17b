import { isRunning, type MarketImport } from '@mainstreet/shared/contracts/imports'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import type { CatalogueFormat } from '@mainstreet/shared/rules/catalogue-file'
import { Upload } from 'lucide-react'
import { Button } from '../../../kit/ui/button'
import { Card } from '../../../kit/ui/card'
import { ButtonLink } from '../../../kit/ui/link'
import { Notice } from '../../../kit/ui/notice'
import { Page } from '../../../kit/ui/page'
import { ProgressBar } from '../../../kit/ui/progress-bar'
import { Spinner } from '../../../kit/ui/spinner'
import { Row, Stack } from '../../../kit/ui/stack'
import { ImportFileChooser } from './import-file-chooser'
import { ImportPictures } from './import-pictures'
import { ImportTable } from './import-table'
import { useImport } from './use-import'

const formatNames: Record<CatalogueFormat, string> = {
  mainstreet: 'Mainstreet export',
  shopify: 'Shopify export',
  woocommerce: 'WooCommerce export',
}

type Run = ReturnType<typeof useImport>

const counted = (count: number) => `${count.toLocaleString('en-CA')} ${count === 1 ? 'item' : 'items'}`

const isCarriedOut = ({ status }: MarketImport) => status === 'imported' || status === 'stopped'

const summaryOf = (row: MarketImport): string => {
  const [created, changed] = isCarriedOut(row) ? ['created', 'changed'] : ['to create', 'to change']
  const counts: [number, string][] = [
    [row.created, created!],
    [row.changed, changed!],
    [row.same, 'unchanged'],
    [row.bad, 'not imported'],
  ]
  const parts = counts.flatMap(([count, word]) => (count ? [`${counted(count)} ${word}`] : []))
  return parts.length ? `${parts.join(', ')}.` : 'Nothing was imported.'
}

const fewColumns = 6

const IgnoredColumns = ({ names }: { names: readonly string[] }) => {
  if (names.length === 0) return null
  const list = `${names.join(', ')}.`
  if (names.length <= fewColumns) return <p>Columns that are not imported: {list}</p>
  return (
    <details>
      <summary>{names.length} columns of the file are not imported</summary>
      {list}
    </details>
  )
}

const Chooser = ({ run, problem }: { run: Run; problem?: { name: string; text: string } }) => (
  <Card title="Choose a file">
    <Stack>
      {problem && (
        <Notice tone="danger" title={`${problem.name} was not read`}>
          {problem.text}
        </Notice>
      )}
      <p>
        A Mainstreet export, or the product export of Shopify or WooCommerce. You see what would change before
        anything does.
      </p>
      <ImportFileChooser onChoose={(file) => void run.choose(file)} />
    </Stack>
  </Card>
)

const Sending = ({ run }: { run: Run }) => (
  <Card>
    <ProgressBar label={`Sending ${run.sending}…`} value={run.progress} />
  </Card>
)

const Progress = ({ run, row }: { run: Run; row: MarketImport }) => (
  <Card>
    <Stack>
      <ProgressBar
        label={row.status === 'checking' ? `Checking ${row.name}…` : `Importing ${row.name}…`}
        value={row.total ? row.done / row.total : null}
      />
      <Row spread>
        <span>
          {row.done.toLocaleString('en-CA')} of {counted(row.total)}. It goes on when you leave this page.
        </span>
        <Button loading={run.busy} onClick={() => void run.stop(row)}>
          Stop
        </Button>
      </Row>
    </Stack>
  </Card>
)

const Outcome = ({ row }: { row: MarketImport }) => {
  const { status, name, format, bad, done } = row
  const finished = isCarriedOut(row)
  const tone = bad > 0 ? 'warning' : finished ? 'success' : 'info'
  return (
    <>
      {status === 'stopped' && (
        <Notice tone="danger">
          {done > 0
            ? 'The import was stopped; what is listed here is done. Importing the same file again goes on from there.'
            : 'The import was stopped; nothing was changed.'}
        </Notice>
      )}
      <Notice tone={tone} title={`${name}${format ? ` (${formatNames[format]})` : ''}`}>
        {summaryOf(row)}
        <IgnoredColumns names={row.ignoredColumns} />
      </Notice>
      {finished && <ImportPictures importId={row.id} />}
      <ImportTable key={`${row.id} ${status}`} row={row} finished={finished} />
    </>
  )
}

const Actions = ({ run, row }: { run: Run; row: MarketImport }) => {
  if (isRunning(row) || row.status === 'failed') return null
  const writes = row.created + row.changed > 0
  return (
    <>
      <Button onClick={() => void run.reset(row)}>Choose another file</Button>
      {row.status === 'checked' ? (
        <Button
          variant="primary"
          icon={<Upload />}
          loading={run.busy}
          disabled={!writes}
          onClick={() => void run.start(row)}
        >
          Import
        </Button>
      ) : (
        <ButtonLink variant="primary" to={backOfficeRoutes.items}>
          Show all items
        </ButtonLink>
      )}
    </>
  )
}

const Step = ({ run }: { run: Run }) => {
  const { current: row, progress, error, sending, isLoading } = run
  if (progress !== null) return <Sending run={run} />
  if (row?.status === 'failed') return <Chooser run={run} problem={{ name: row.name, text: row.problem }} />
  if (row)
    return (
      <>
        {error && <Notice tone="danger">{error}</Notice>}
        {isRunning(row) ? <Progress run={run} row={row} /> : <Outcome row={row} />}
      </>
    )
  if (isLoading) return <Spinner label="Loading…" />
  return <Chooser run={run} problem={error ? { name: sending, text: error } : undefined} />
}

/** Items brought in from a file: chosen, checked, imported, with what is left to do by hand. */
export const DashboardImportPage = () => {
  const run = useImport()
  const { current } = run
  return (
    <Page
      title="Import items"
      back={{ to: backOfficeRoutes.items, label: 'Products' }}
      action={current && <Actions run={run} row={current} />}
    >
      <Step run={run} />
    </Page>
  )
}

import { backOfficeRoutes } from '@mainstreet/shared/routes'
import type { CatalogueFormat } from '@mainstreet/shared/rules/catalogue-file'
import { Upload } from 'lucide-react'
import { Button } from '../../../kit/ui/button'
import { Card } from '../../../kit/ui/card'
import { ButtonLink } from '../../../kit/ui/link'
import { Notice } from '../../../kit/ui/notice'
import { Page } from '../../../kit/ui/page'
import { ProgressBar } from '../../../kit/ui/progress-bar'
import { Row, Stack } from '../../../kit/ui/stack'
import { ImportFileChooser } from './import-file-chooser'
import { ImportLeaveDialog } from './import-leave-dialog'
import { ImportPictures } from './import-pictures'
import { useImportRun } from './import-run'
import { ImportTable } from './import-table'

const formatNames: Record<CatalogueFormat, string> = {
  mainstreet: 'Mainstreet export',
  shopify: 'Shopify export',
  woocommerce: 'WooCommerce export',
}

type Run = ReturnType<typeof useImportRun>

const counted = (count: number) => `${count.toLocaleString('en-CA')} ${count === 1 ? 'item' : 'items'}`

const summaryOf = ({ items, step }: Run): string => {
  const [created, changed] = step === 'imported' ? ['created', 'changed'] : ['to create', 'to change']
  const words = { create: created, update: changed, same: 'unchanged', bad: 'not imported' }
  const parts = Object.entries(words).flatMap(([action, word]) => {
    const count = items.filter((item) => item.action === action).length
    return count ? [`${counted(count)} ${word}`] : []
  })
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

const Chooser = ({ run }: { run: Run }) => (
  <Card title="Choose a file">
    <Stack>
      {run.error && (
        <Notice tone="danger" title={`${run.name} was not read`}>
          {run.error}
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

const Progress = ({ run }: { run: Run }) => (
  <Card>
    <Stack>
      <ProgressBar
        label={run.step === 'checking' ? `Checking ${run.name}…` : `Importing ${run.name}…`}
        value={run.total ? run.items.length / run.total : null}
      />
      <Row spread>
        <span>
          {run.items.length.toLocaleString('en-CA')} of {counted(run.total)}
        </span>
        <Button onClick={run.stop}>Stop</Button>
      </Row>
    </Stack>
  </Card>
)

const Outcome = ({ run }: { run: Run }) => {
  const { step, items, ignored, file, error } = run
  const finished = step === 'imported'
  const bad = items.some(({ action }) => action === 'bad')
  const format = file?.format ? ` (${formatNames[file.format]})` : ''
  return (
    <>
      {error && <Notice tone="danger">{error}</Notice>}
      <Notice tone={bad ? 'warning' : finished ? 'success' : 'info'} title={`${run.name}${format}`}>
        {summaryOf(run)}
        <IgnoredColumns names={ignored} />
      </Notice>
      {finished && <ImportPictures items={items} />}
      <ImportTable key={step} items={items} finished={finished} />
    </>
  )
}

const Actions = ({ run }: { run: Run }) => {
  const { step, items } = run
  const writes = items.some(({ action }) => action === 'create' || action === 'update')
  if (step !== 'checked' && step !== 'imported') return null
  return (
    <>
      <Button onClick={run.reset}>Choose another file</Button>
      {step === 'checked' ? (
        <Button variant="primary" icon={<Upload />} disabled={!writes} onClick={() => void run.start()}>
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

/** Items brought in from a file: chosen, checked, imported, with what is left to do by hand. */
export const DashboardImportPage = () => {
  const run = useImportRun()
  const busy = run.step === 'checking' || run.step === 'importing'
  return (
    <Page
      title="Import items"
      back={{ to: backOfficeRoutes.items, label: 'Products' }}
      action={<Actions run={run} />}
    >
      {run.step === 'choose' && <Chooser run={run} />}
      {busy && <Progress run={run} />}
      {(run.step === 'checked' || run.step === 'imported') && <Outcome run={run} />}
      <ImportLeaveDialog running={run.step === 'importing'} />
    </Page>
  )
}

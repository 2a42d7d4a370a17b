import { unfinishedStatuses, type AccountExport } from '@mainstreet/shared/contracts/marketplace/exports'
import { Download, PackageOpen } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../../kit/language/bilingual'
import { Button } from '../../../kit/ui/button'
import { ConfirmDialog } from '../../../kit/ui/confirm-dialog'
import { ErrorState } from '../../../kit/ui/error-state'
import { Notice } from '../../../kit/ui/notice'
import { ProgressBar } from '../../../kit/ui/progress-bar'
import { SettingsSection } from '../../../kit/ui/settings-section'
import { Skeleton } from '../../../kit/ui/skeleton'
import { Row, Stack } from '../../../kit/ui/stack'
import styles from './account.module.css'
import { exportWords } from './export-words'
import { useExport } from './use-export'
import { useFormats } from '../../../kit/language/use-formats'
import { Text } from '../../../kit/ui/text'

type Run = ReturnType<typeof useExport>

const Contents = () => {
  const words = useWords(exportWords)
  return (
    <Stack gap={2}>
      <Text as="p" size="sm" weight="medium">
        {words.holds}
      </Text>
      <ul className={styles.parts}>
        {words.parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p className="muted">{words.without}</p>
    </Stack>
  )
}

const Making = ({ row, run }: { row: AccountExport; run: Run }) => {
  const words = useWords(exportWords)
  const { number, size } = useFormats()
  return (
    <Stack gap={3}>
      <ProgressBar
        label={row.status === 'waiting' ? words.waiting : words.making}
        value={row.total ? row.done / row.total : null}
      />
      <Row spread>
        <span className="muted">
          {row.total > 0 && words.progress(number(row.done), number(row.total), size(row.bytes))}{' '}
          {words.goesOn}
        </span>
        <Button loading={run.busy} onClick={() => void run.stop(row)}>
          {words.cancel}
        </Button>
      </Row>
    </Stack>
  )
}

const Ready = ({ row, run }: { row: AccountExport; run: Run }) => {
  const words = useWords(exportWords)
  const { number, moment, size } = useFormats()
  const [removing, setRemoving] = useState(false)
  const held = { records: number(row.records), files: number(row.files), pages: number(row.pages) }
  return (
    <Stack gap={3}>
      <Notice tone="success" title={words.ready}>
        {words.held(held)} {row.missing > 0 && words.missing(number(row.missing))}{' '}
        {row.expiresAt && words.until(moment(row.expiresAt))}
      </Notice>
      <div className={styles.foot}>
        <Button variant="quiet" onClick={() => setRemoving(true)}>
          {words.remove}
        </Button>
        <Button loading={run.busy} onClick={() => void run.make()}>
          {words.makeAgain}
        </Button>
        <Button variant="primary" icon={<Download />} onClick={() => void run.download(row)}>
          {words.download(size(row.bytes))}
        </Button>
      </div>
      <ConfirmDialog
        open={removing}
        onClose={() => setRemoving(false)}
        onConfirm={() => run.remove(row)}
        title={words.removeTitle}
        confirm={words.remove}
        cancel={words.cancel}
        danger
      >
        {words.removeText}
      </ConfirmDialog>
    </Stack>
  )
}

const Make = ({ failed, run }: { failed?: AccountExport; run: Run }) => {
  const words = useWords(exportWords)
  return (
    <Stack gap={3}>
      {failed && (
        <Notice tone="danger" title={words.failed}>
          {words.problems[failed.problem]}
        </Notice>
      )}
      <div className={styles.foot}>
        <Button icon={<PackageOpen />} loading={run.busy} onClick={() => void run.make()}>
          {words.make}
        </Button>
      </div>
    </Stack>
  )
}

const stateOf = (row: AccountExport | undefined, run: Run) => {
  if (row && unfinishedStatuses.includes(row.status)) return <Making row={row} run={run} />
  if (row?.status === 'ready') return <Ready row={row} run={run} />
  return <Make failed={row} run={run} />
}

/** The archive of everything: made beside the calls, followed live, downloaded by who may. */
export const ExportSection = () => {
  const words = useWords(exportWords)
  const run = useExport()
  const { rows, error, refetch } = run
  return (
    <SettingsSection id="export" title={words.title} about={words.about}>
      <Stack>
        <Contents />
        {rows ? (
          stateOf(rows[0], run)
        ) : error ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : (
          <Skeleton lines={2} />
        )}
      </Stack>
    </SettingsSection>
  )
}

import type { AccountFindings, AuditState, Finding } from '@mainstreet/shared/contracts/orders/books'
import { backOfficeRoutes, customerPath } from '@mainstreet/shared/routes'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useOperation } from '../../kit/data/data-writes'
import { useOperationRead } from '../../kit/data/use-operation-read'
import { useWords } from '../../kit/language/bilingual'
import { useFormats } from '../../kit/language/use-formats'
import { Button } from '../../kit/ui/button'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { ErrorState } from '../../kit/ui/error-state'
import { ButtonLink } from '../../kit/ui/link'
import { Notice } from '../../kit/ui/notice'
import { Page } from '../../kit/ui/page'
import { SettingsSection } from '../../kit/ui/settings-section'
import { Skeleton } from '../../kit/ui/skeleton'
import { Table } from '../../kit/ui/table'
import type { Column } from '../../kit/ui/table-columns'
import { toast } from '../../kit/ui/toaster'
import { ChangesSection } from '../account-changes/changes-section'
import { booksWords } from './words'

const asked = {}

const useColumns = (): Column<Finding>[] => {
  const { columns, kinds } = useWords(booksWords)
  const { moment } = useFormats()
  return [
    { key: 'what', header: columns.what, cell: ({ kind }) => kinds[kind] },
    { key: 'about', header: columns.about, onCard: 'line', cell: ({ subject }) => subject },
    { key: 'expected', header: columns.expected, onCard: 'labelled', cell: ({ expected }) => expected },
    {
      key: 'found',
      header: columns.found,
      onCard: 'labelled',
      cell: ({ found }) => <strong>{found}</strong>,
    },
    { key: 'since', header: columns.since, hideBelow: 1000, cell: ({ foundAt }) => moment(foundAt) },
  ]
}

const AccountCard = ({ account: { customerId, name, findings } }: { account: AccountFindings }) => {
  const words = useWords(booksWords)
  const columns = useColumns()
  return (
    <Card
      flush
      title={name}
      action={
        <ButtonLink size="small" variant="quiet" to={customerPath(customerId, backOfficeRoutes.dashboard)}>
          {words.open}
        </ButtonLink>
      }
    >
      <Table label={name} columns={columns} rows={findings} rowKey={({ id }) => id} />
    </Card>
  )
}

const State = ({ state, onLook }: { state: AuditState; onLook: () => void }) => {
  const words = useWords(booksWords)
  const { moment } = useFormats()
  const { lastRun, isRunning, accounts, total } = state
  const shown = accounts.reduce((sum, { findings }) => sum + findings.length, 0)
  const look = (
    <Button size="small" onClick={onLook}>
      {words.look}
    </Button>
  )
  return (
    <>
      {isRunning && <Notice action={look}>{words.running}</Notice>}
      {!isRunning && lastRun && !lastRun.endedAt && (
        <Notice tone="warning">{words.cutShort(moment(lastRun.startedAt))}</Notice>
      )}
      {lastRun && lastRun.failures > 0 && <Notice tone="warning">{words.failures(lastRun.failures)}</Notice>}
      {total > shown && <Notice>{words.listed(shown, total)}</Notice>}
      {accounts.map((account) => (
        <AccountCard key={account.customerId} account={account} />
      ))}
      {total === 0 && (
        <EmptyState title={lastRun ? words.clean : words.never} icon={<CircleCheck />}>
          {lastRun?.endedAt && words.last(moment(lastRun.endedAt), lastRun.accounts)}
        </EmptyState>
      )}
      {total > 0 && lastRun?.endedAt && <p>{words.last(moment(lastRun.endedAt), lastRun.accounts)}</p>}
    </>
  )
}

/** Whose books do not add up, as they were found when all were last checked, and what was changed on the platform. */
export const AdminBooksPage = () => {
  const words = useWords(booksWords)
  const { answer, error, refetch } = useOperationRead('audit-books', asked)
  const [checked, setChecked] = useState<AuditState>()
  const { run, busy } = useOperation('audit-books')
  const check = () =>
    run({ check: true })
      .then(setChecked)
      .catch((problem) => toast.error(words.notChecked, problem))
  const look = () => {
    setChecked(undefined)
    refetch()
  }
  const state = checked ?? answer
  return (
    <Page
      title={words.title}
      action={
        <Button variant="primary" loading={busy} onClick={check}>
          {words.check}
        </Button>
      }
    >
      <SettingsSection id="books" title={words.books} about={words.about}>
        {state && <State state={state} onLook={look} />}
        {!state && error && <ErrorState error={error} onRetry={refetch} />}
        {!state && !error && <Skeleton block lines={4} />}
      </SettingsSection>
      <ChangesSection />
    </Page>
  )
}

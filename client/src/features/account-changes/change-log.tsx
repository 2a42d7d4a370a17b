import type { AccountChange } from '@mainstreet/shared/contracts/account-changes'
import { contracts, tablePaths } from '@mainstreet/shared/services'
import { labelOf } from '@mainstreet/shared/columns'
import { customerPath } from '@mainstreet/shared/routes'
import { History } from 'lucide-react'
import { useBackOfficeLocale, useWords } from '../../kit/language/bilingual'
import { useKitWords } from '../../kit/ui/kit-words'
import { useFormats } from '../../kit/language/use-formats'
import { Button } from '../../kit/ui/button'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { TextLink } from '../../kit/ui/link'
import { Pagination } from '../../kit/ui/pagination'
import { Stack } from '../../kit/ui/stack'
import { Text } from '../../kit/ui/text'
import { Table } from '../../kit/ui/table'
import type { Column } from '../../kit/ui/table-columns'
import { ChangeFilters } from './change-filters'
import styles from './change-log.module.css'
import { serviceNames } from './service-names'
import { useChangeList } from './use-change-list'
import { changeWords } from './words'

const Changes = ({ service, changes }: AccountChange) => {
  const { nothing } = useWords(changeWords)
  const { labelled } = useKitWords()
  const locale = useBackOfficeLocale()
  const contract = contracts[service as (typeof tablePaths)[number]]
  const nameOf = (column: string) => {
    const columns = contract?.record.properties as Record<string, Parameters<typeof labelOf>[0]> | undefined
    return labelOf(columns?.[column])?.[locale] ?? column
  }
  return (
    <ul className={styles.changes}>
      {changes.map(({ column, before, after }) => (
        <li key={column}>
          {labelled(nameOf(column), '')}
          <del>{before ?? nothing}</del> → <ins>{after ?? nothing}</ins>
        </li>
      ))}
    </ul>
  )
}

const useColumns = (ofAll: boolean): Column<AccountChange>[] => {
  const { columns, events, roles, customer } = useWords(changeWords)
  const { labelled } = useKitWords()
  const names = serviceNames(useBackOfficeLocale())
  const { moment } = useFormats()
  const whose: Column<AccountChange> = {
    key: 'customer',
    header: customer,
    onCard: 'labelled',
    cell: ({ customerId }) =>
      customerId ? <TextLink to={customerPath(customerId)}>{`#${customerId}`}</TextLink> : '–',
  }
  return [
    {
      key: 'what',
      header: columns.what,
      cell: ({ service, subject, event }) => (
        <span className={styles.name}>
          {labelled(events[event], `${names.get(service) ?? service} ${subject}`)}
        </span>
      ),
    },
    { key: 'changes', header: columns.changes, onCard: 'line', cell: (row) => <Changes {...row} /> },
    ...(ofAll ? [whose] : []),
    {
      key: 'who',
      header: columns.who,
      onCard: 'labelled',
      cell: ({ userName, role }) => (
        <>
          {userName} <Text tone="muted">{roles[role]}</Text>
        </>
      ),
    },
    { key: 'when', header: columns.when, onCard: 'labelled', cell: ({ createdAt }) => moment(createdAt) },
  ]
}

/** What was changed of the account in view, or of all of them; the newest first, live. */
export const ChangeLog = () => {
  const words = useWords(changeWords)
  const list = useChangeList()
  const { rows, total, error, refetch, show, isNarrowed, customerId } = list
  const showAll = () => show({ person: '', service: '', from: '', to: '' })
  return (
    <Stack gap={5}>
      {(isNarrowed || total > 0) && <ChangeFilters {...list} />}
      <Card flush>
        <Table
          label={words.title}
          columns={useColumns(customerId === null)}
          rows={rows}
          rowKey={({ id }) => id}
          empty={
            <EmptyState
              title={isNarrowed ? words.noneFound : words.none}
              icon={<History />}
              action={isNarrowed && <Button onClick={showAll}>{words.showAll}</Button>}
            />
          }
          error={error}
          onRetry={refetch}
        />
      </Card>
      <Pagination {...list.pages} />
    </Stack>
  )
}

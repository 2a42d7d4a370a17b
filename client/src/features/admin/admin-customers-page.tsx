import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { publishedStatus, type Account } from '@mainstreet/shared/contracts/account'
import { maxLimit } from '@mainstreet/shared/paging'
import { Building2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useList } from '../../kit/data/data'
import { useSession } from '../../kit/session/session-context'
import { Badge } from '../../kit/ui/badge'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { Notice } from '../../kit/ui/notice'
import { Page } from '../../kit/ui/page'
import { Pagination } from '../../kit/ui/pagination'
import { SearchField } from '../../kit/ui/search-field'
import { Table } from '../../kit/ui/table'
import type { Column } from '../../kit/ui/table-columns'

const limit = 50

const query = {
  $select: ['id', 'str_company_name', 'str_domain', 'str_city', 'region', 'int_status_id'],
  $sort: { str_company_name: 1 },
  $limit: maxLimit,
}

const columns: Column<Account>[] = [
  { key: 'name', header: 'Customer', cell: ({ str_company_name }) => str_company_name },
  { key: 'domain', header: 'Domain', hideBelow: 600, onCard: 'line', cell: ({ str_domain }) => str_domain },
  { key: 'city', header: 'City', hideBelow: 800, cell: ({ str_city }) => str_city },
  { key: 'region', header: 'Region', hideBelow: 1000, cell: ({ region }) => region.toUpperCase() },
  { key: 'id', header: 'Id', hideBelow: 1000, align: 'end', cell: ({ id }) => id },
  {
    key: 'status',
    header: 'Status',
    onCard: 'end',
    cell: ({ int_status_id }) => {
      const isPublished = int_status_id === publishedStatus
      return (
        <Badge tone={isPublished ? 'success' : 'warning'} dot>
          {isPublished ? 'Published' : 'Suspended'}
        </Badge>
      )
    },
  },
]

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Whether every word of a search is found in what the list shows of a customer. */
export const matches = (account: Account, search: string): boolean => {
  const { id, str_company_name, str_domain, str_city, region } = account
  const text = plain([id, str_company_name, str_domain, str_city, region].join(' '))
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** Every customer of the platform; choosing one opens its dashboard. */
export const AdminCustomersPage = () => {
  const { session } = useSession()
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  const [skip, setSkip] = useState(0)
  const { rows, total = 0, error, refetch } = useList('account', query)
  const found = rows?.filter((account) => matches(account, search))

  const open = ({ id }: Account) => {
    session.chooseAccount(id)
    void navigate(backOfficeRoutes.dashboard)
  }
  const find = (text: string) => {
    setSearch(text)
    setSkip(0)
  }
  const empty = (
    <EmptyState
      title={search ? `No customer matches “${search}”.` : 'No customers yet.'}
      icon={<Building2 />}
    />
  )
  return (
    <Page title="Customers" description="Choose a customer to open its dashboard.">
      <SearchField label="Search customers" value={search} onSearch={find} />
      {total > maxLimit && (
        <Notice tone="warning">
          Only the first {maxLimit} of {total} customers, by name, are listed and searched here.
        </Notice>
      )}
      <Card flush>
        <Table
          label="Customers"
          columns={columns}
          rows={found?.slice(skip, skip + limit)}
          rowKey={({ id }) => id}
          rowName={({ str_company_name }) => str_company_name}
          onRowClick={open}
          empty={empty}
          error={error}
          onRetry={refetch}
        />
      </Card>
      <Pagination total={found?.length ?? 0} skip={skip} limit={limit} onChange={setSkip} />
    </Page>
  )
}

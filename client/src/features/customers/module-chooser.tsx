import type { ListedCustomer } from '@mainstreet/shared/contracts/customers'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { moduleQuery } from '../../kit/back-office-links'
import { useOperationRead } from '../../kit/data/use-operation-read'
import { useWords } from '../../kit/language/bilingual'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { SearchField } from '../../kit/ui/search-field'
import { Table } from '../../kit/ui/table'
import { useCustomerColumns } from './list/use-customer-columns'
import { customersWords } from './list/words'

const shown = ['name', 'domain', 'state']

/** Finds the customer whom a module's screen is to be opened for. */
export const ModuleChooser = () => {
  const words = useWords(customersWords)
  const { pathname } = useLocation()
  const [search, setSearch] = useState('')
  const query = search ? { search } : {}
  const { answer, error, refetch } = useOperationRead('customer-list', query, ['account'])
  const columns = useCustomerColumns()
    .filter(({ key }) => shown.includes(key))
    .map((column) => ({ ...column, sortable: false }))
  const address = ({ region, id }: ListedCustomer) => `${pathname}${moduleQuery({ region, customerId: id })}`
  return (
    <>
      <SearchField
        label={words.search}
        placeholder={words.searchFor}
        value={search}
        onSearch={setSearch}
        delay={200}
      />
      <Card flush>
        <Table
          label={words.title}
          columns={columns}
          rows={answer?.customers}
          rowKey={({ id }) => id}
          rowName={({ str_company_name }) => str_company_name}
          rowLink={address}
          empty={<EmptyState title={words.noneFound} />}
          error={error}
          onRetry={refetch}
        />
      </Card>
    </>
  )
}

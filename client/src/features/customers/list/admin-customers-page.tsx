import { maxCustomerSkip } from '@mainstreet/shared/contracts/customers'
import { backOfficeRoutes, customerPath } from '@mainstreet/shared/routes'
import { Building2, Plus } from 'lucide-react'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Button } from '../../../kit/ui/button'
import { Card } from '../../../kit/ui/card'
import { EmptyState } from '../../../kit/ui/empty-state'
import { ButtonLink } from '../../../kit/ui/link'
import { Page } from '../../../kit/ui/page'
import { Pagination } from '../../../kit/ui/pagination'
import { Table } from '../../../kit/ui/table'
import { CustomerFilters } from './customer-filters'
import { PlatformDay } from './platform-day'
import { useCustomerColumns } from './use-customer-columns'
import { useCustomerList } from './use-customer-list'
import { customersWords } from './words'

/** Every customer of the platform, found and sorted by the server; choosing one opens its pages. */
export const AdminCustomersPage = () => {
  const words = useWords(customersWords)
  const { number } = useFormats()
  const list = useCustomerList()
  const { answer, error, refetch, query, limit, show, sortBy, isNarrowed } = list
  const { sort, descending, skip = 0 } = query
  const { total = 0, more = false } = answer ?? {}
  const found = more ? words.moreThan(number(total)) : words.found(total, number(total))
  const empty = (
    <EmptyState
      title={isNarrowed ? words.noneFound : words.none}
      icon={<Building2 />}
      action={
        isNarrowed && (
          <Button onClick={() => show({ q: '', state: '', role: '', region: '' })}>{words.showAll}</Button>
        )
      }
    />
  )
  return (
    <Page
      title={words.title}
      description={answer ? found : '\u00a0'}
      action={
        <ButtonLink variant="primary" icon={<Plus />} to={backOfficeRoutes.newBusiness}>
          {words.open}
        </ButtonLink>
      }
    >
      <PlatformDay />
      <CustomerFilters {...list} />
      <Card flush>
        <Table
          label={words.title}
          columns={useCustomerColumns()}
          rows={answer?.customers}
          rowKey={({ id }) => id}
          rowName={({ str_company_name }) => str_company_name}
          rowLink={({ id }) => customerPath(id)}
          sort={{ key: sort, descending }}
          onSort={sortBy}
          empty={empty}
          error={error}
          onRetry={refetch}
        />
      </Card>
      <Pagination
        total={total}
        more={more && skip < maxCustomerSkip}
        skip={skip}
        limit={limit}
        onChange={(next) => show({ skip: next ? String(next) : '' })}
      />
    </Page>
  )
}

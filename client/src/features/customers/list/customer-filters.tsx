import { roleNames } from '@mainstreet/shared/contracts/account'
import { customerSorts, customerStates } from '@mainstreet/shared/contracts/customers'
import { useWords } from '../../../kit/language/bilingual'
import { SearchField } from '../../../kit/ui/search-field'
import { Select, type Option } from '../../../kit/ui/select'
import styles from './customer-filters.module.css'
import type { CustomerList } from './use-customer-list'
import { customersWords } from './words'

/** Narrows the list of customers, and puts it into another order where there are no headers to press. */
export const CustomerFilters = ({ query, answer, show }: CustomerList) => {
  const words = useWords(customersWords)
  const { search = '', state = '', role = '', region = '', sort } = query
  // Also the one of the address, before the list has come.
  const regions = [...new Set([...(answer?.regions ?? []), ...(region ? [region] : [])])]
  const choice = (name: 'state' | 'role' | 'region', value: string, options: Option[]) => (
    <Select
      label={words.filters[name]}
      hideLabel
      value={value}
      onChange={(event) => show({ [name]: event.target.value })}
      options={options}
    />
  )
  return (
    <div className={styles.filters}>
      <SearchField
        label={words.search}
        placeholder={words.searchFor}
        value={search}
        onSearch={(text) => show({ q: text.trim().slice(0, 120) })}
      />
      {choice('state', state, [
        { value: '', label: words.anyState },
        ...customerStates.map((value) => ({ value, label: words.states[value] })),
      ])}
      {choice('role', role, [
        { value: '', label: words.anyRole },
        ...roleNames.map((value) => ({ value, label: words.roles[value] })),
      ])}
      {choice('region', region, [
        { value: '', label: words.anyRegion },
        ...regions.map((value) => ({ value, label: value.toUpperCase() })),
      ])}
      <Select
        label={words.order}
        hideLabel
        value={sort}
        onChange={(event) => show({ sort: event.target.value, order: '' })}
        options={customerSorts.map((value) => ({ value, label: words.sorts[value] }))}
      />
    </div>
  )
}

import { useOperationRead } from '../../../kit/data/use-operation-read'
import { useWords } from '../../../kit/language/bilingual'
import { useCustomerId } from '../../../kit/session/session-context'
import { SearchField } from '../../../kit/ui/search-field'
import { Select } from '../../../kit/ui/select'
import { TabLinks } from '../../../kit/ui/tab-links'
import styles from '../dashboard-orders-page.module.css'
import { orderWords } from '../order-words'
import { filtersOf, periods, tabs, type OrderList } from './use-order-list'

/** The list by what is to be done, each with how many there are. */
export const OrderTabs = ({ tab, search, since, changed }: OrderList) => {
  const words = useWords(orderWords)
  const customerId = useCustomerId()
  const input = { customerId, ...(search && { search }), ...(since && { since }) }
  const { answer } = useOperationRead('order-counts', input, ['account-orders'])
  return (
    <TabLinks
      label={words.title}
      current={tab}
      tabs={tabs.map((key) => ({
        key,
        title: words.tabs[key],
        count: answer?.[key],
        more: answer?.more.includes(key),
      }))}
      addressOf={(key) => `?${changed({ tab: key === 'all' ? '' : key, status: '' })}`}
    />
  )
}

/** Narrows the list by a text, a state and a span of time. */
export const OrderFilters = ({ tab, filter, search, period, show }: OrderList) => {
  const words = useWords(orderWords)
  return (
    <div className={styles.filters}>
      <SearchField
        label={words.search}
        value={search}
        onSearch={(text) => show({ search: text.slice(0, 120) })}
      />
      {filtersOf[tab].length > 0 && (
        <Select
          label={words.state}
          hideLabel
          value={filter}
          onChange={({ target }) => show({ status: target.value === 'none' ? '' : target.value })}
          options={filtersOf[tab].map((value) => ({ value, label: words.filters[value] }))}
        />
      )}
      <Select
        label={words.period}
        hideLabel
        value={period}
        onChange={(event) => show({ days: event.target.value })}
        options={periods.map((value) => ({ value, label: words.periods[value] }))}
      />
    </div>
  )
}

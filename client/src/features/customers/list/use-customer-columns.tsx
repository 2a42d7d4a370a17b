import { publishedStatus } from '@mainstreet/shared/contracts/account'
import type { ListedCustomer } from '@mainstreet/shared/contracts/customers'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Badge } from '../../../kit/ui/badge'
import { Picture } from '../../../kit/ui/picture'
import { ShopLogo } from '../../../kit/ui/shop-logo'
import { Row } from '../../../kit/ui/stack'
import type { Column } from '../../../kit/ui/table-columns'
import { tallWebpOf } from '../../../kit/ui/webp-of'
import styles from './customer-columns.module.css'
import { customersWords } from './words'

/** A business as its site begins: the header's picture, its logo on it. */
const SitePicture = ({ str_header_image, str_logo_image, str_company_name }: ListedCustomer) => (
  <span className={styles.site}>
    <Picture src={str_header_image} webp={tallWebpOf(str_header_image)} alt="" ratio="3 / 2" rounded />
    <ShopLogo src={str_logo_image || undefined} name={str_company_name} />
  </span>
)

export const useCustomerColumns = (): Column<ListedCustomer>[] => {
  const words = useWords(customersWords)
  const { number } = useFormats()
  const { columns } = words
  const ownerOf = ({ owner, owners }: ListedCustomer) => {
    if (!owner) return words.noOwner
    const name = owner.name || owner.email
    return owners > 1 ? words.andOthers(name, owners - 1) : name
  }
  return [
    {
      key: 'name',
      header: columns.name,
      sortable: true,
      cell: (row) => (
        <Row gap={3} nowrap>
          <SitePicture {...row} />
          <span className={styles.name}>{row.str_company_name}</span>
        </Row>
      ),
    },
    {
      key: 'domain',
      header: columns.domain,
      sortable: true,
      hideBelow: 600,
      onCard: 'line',
      cell: ({ str_domain }) => <span className={styles.name}>{str_domain}</span>,
    },
    {
      key: 'owner',
      header: columns.owner,
      hideBelow: 800,
      cell: (row) => <span className={styles.name}>{ownerOf(row)}</span>,
    },
    { key: 'region', header: columns.region, hideBelow: 1200, cell: ({ region }) => region.toUpperCase() },
    {
      key: 'orders',
      header: columns.orders,
      sortable: true,
      align: 'end',
      hideBelow: 1000,
      cell: ({ orders }) => number(orders),
    },
    {
      key: 'visits',
      header: columns.visits,
      sortable: true,
      align: 'end',
      hideBelow: 1000,
      cell: ({ visits }) => number(visits),
    },
    {
      key: 'state',
      header: columns.state,
      onCard: 'end',
      cell: ({ int_status_id }) => {
        const state = int_status_id === publishedStatus ? 'published' : 'suspended'
        return (
          <Badge tone={state === 'published' ? 'success' : 'warning'} dot>
            {words.states[state]}
          </Badge>
        )
      },
    },
  ]
}

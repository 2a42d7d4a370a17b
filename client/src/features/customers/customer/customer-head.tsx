import { publishedStatus, siteStateOf } from '@mainstreet/shared/contracts/account'
import { Pencil } from 'lucide-react'
import { useRow } from '../../../kit/data/data'
import { useWords } from '../../../kit/language/bilingual'
import { useCustomerId } from '../../../kit/session/session-context'
import { Badge } from '../../../kit/ui/badge'
import { CustomerActions } from './customer-actions'
import styles from './customer-head.module.css'
import { CustomerOwners } from './customer-owners'
import { customerWords } from './words'

/** Says whose account staff are editing, and holds what can be done with the customer as a whole. */
export const CustomerHead = () => {
  const words = useWords(customerWords)
  const { row: account } = useRow('account', useCustomerId())
  const isPublished = account?.int_status_id === publishedStatus
  return (
    <section aria-label={words.customer} className={styles.strip}>
      <div className={styles.inside}>
        <p className={styles.words}>
          <Pencil className={styles.icon} aria-hidden="true" />
          {account && (
            <span>
              {words.editing} <strong>{account.str_company_name}</strong> {words.asStaff}
            </span>
          )}
        </p>
        {account && (
          <>
            <span>{account.str_domain}</span>
            <Badge tone={isPublished ? 'success' : 'warning'} dot>
              {words.states[siteStateOf(account.int_status_id)]}
            </Badge>
            <div className={styles.actions}>
              <CustomerActions account={account} />
            </div>
            <CustomerOwners />
          </>
        )}
      </div>
    </section>
  )
}

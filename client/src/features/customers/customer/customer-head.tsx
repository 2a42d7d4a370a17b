import { publishedStatus, siteStateOf, type Account } from '@mainstreet/shared/contracts/account'
import { ChevronDown, Pencil } from 'lucide-react'
import { useWords } from '../../../kit/language/bilingual'
import { Badge } from '../../../kit/ui/badge'
import { useIsPhone } from '../../../kit/ui/use-media'
import { CustomerActions } from './customer-actions'
import styles from './customer-head.module.css'
import { CustomerOwners } from './customer-owners'
import { customerWords } from './words'
import { useAccount } from '../../../kit/data/use-account'

const Editing = ({ account }: { account: Account | undefined }) => {
  const words = useWords(customerWords)
  return (
    <p className={styles.words}>
      <Pencil className={styles.icon} aria-hidden="true" />
      {account && (
        <span>
          {words.editing} <strong>{account.str_company_name}</strong> {words.asStaff}
        </span>
      )}
    </p>
  )
}

const State = ({ account }: { account: Account }) => {
  const words = useWords(customerWords)
  const isPublished = account.int_status_id === publishedStatus
  return (
    <>
      <span className={styles.domain}>{account.str_domain}</span>
      <Badge tone={isPublished ? 'success' : 'warning'} dot>
        {words.states[siteStateOf(account.int_status_id)]}
      </Badge>
    </>
  )
}

const Actions = ({ account }: { account: Account }) => (
  <div className={styles.actions}>
    <CustomerActions account={account} />
  </div>
)

/** Says whose account staff are editing, and holds what can be done with the customer as a whole; on phones that is folded. */
export const CustomerHead = () => {
  const words = useWords(customerWords)
  const { row: account } = useAccount()
  const isPhone = useIsPhone()
  return (
    <section aria-label={words.customer} className={styles.strip}>
      {isPhone ? (
        <details>
          <summary className={styles.summary} title={words.about}>
            <Editing account={account} />
            <ChevronDown className={styles.icon} aria-hidden="true" />
          </summary>
          {account && (
            <div className={styles.inside}>
              <State account={account} />
              <Actions account={account} />
              <CustomerOwners />
            </div>
          )}
        </details>
      ) : (
        <div className={styles.inside}>
          <div className={styles.line}>
            <Editing account={account} />
            {account && <Actions account={account} />}
          </div>
          {account && (
            <div className={styles.line}>
              <State account={account} />
              <CustomerOwners />
            </div>
          )}
        </div>
      )}
    </section>
  )
}

import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { ChevronsUpDown } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useList } from '../../kit/data/data'
import { useSession, useSignedIn } from '../../kit/session/session-context'
import { DropdownMenu } from '../../kit/ui/dropdown-menu'
import { Skeleton } from '../../kit/ui/skeleton'
import styles from './account-switcher.module.css'

const Choice = ({ name, accounts }: { name: string; accounts: number[] }) => {
  const { session } = useSession()
  const navigate = useNavigate()
  const { rows } = useList('account', { id: { $in: accounts }, $sort: { str_company_name: 1 } })
  const items = (rows ?? []).map(({ id, str_company_name }) => ({
    label: str_company_name,
    onSelect: () => {
      session.chooseAccount(id)
      // The page that was open may show something of the other account.
      void navigate(backOfficeRoutes.dashboard)
    },
  }))
  const trigger = (
    <button type="button" className={styles.button}>
      <span className={styles.name}>{name}</span>
      <ChevronsUpDown aria-hidden="true" />
    </button>
  )
  return <DropdownMenu label="Switch the business" items={items} trigger={trigger} />
}

/** The business in view; a choice where there are several: an owner's own, or all of them for staff. */
export const AccountSwitcher = ({ name }: { name: string | undefined }) => {
  const { user } = useSignedIn()
  const navigate = useNavigate()
  if (name === undefined)
    return (
      <span className={styles.plain}>
        <Skeleton />
      </span>
    )
  if (user.role === 'staff')
    return (
      <button type="button" className={styles.button} onClick={() => void navigate(backOfficeRoutes.admin)}>
        <span className={styles.name}>{name}</span>
        <span className={styles.change}>Change</span>
      </button>
    )
  if (user.accounts.length > 1) return <Choice name={name} accounts={user.accounts} />
  return <span className={styles.plain}>{name}</span>
}

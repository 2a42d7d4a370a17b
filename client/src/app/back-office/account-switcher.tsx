import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { ChevronsUpDown } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useList } from '../../kit/data/data'
import { useWords } from '../../kit/language/bilingual'
import { useSession, useSignedIn } from '../../kit/session/session-context'
import { DropdownMenu } from '../../kit/ui/dropdown-menu'
import { VisuallyHidden } from '../../kit/ui/visually-hidden'
import styles from './account-switcher.module.css'
import { shellWords } from './shell-words'
import { ShopHead, ShopLink } from './shop-head'

const Choice = ({ accounts }: { accounts: number[] }) => {
  const words = useWords(shellWords)
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
      <ShopHead />
      <ChevronsUpDown aria-hidden="true" />
      <VisuallyHidden>{words.switchBusiness}</VisuallyHidden>
    </button>
  )
  return <DropdownMenu label={words.switchBusiness} items={items} trigger={trigger} />
}

/** The business in view; a choice where an owner has several. */
export const AccountSwitcher = () => {
  const { user } = useSignedIn()
  return user.accounts.length > 1 ? <Choice accounts={user.accounts} /> : <ShopLink />
}

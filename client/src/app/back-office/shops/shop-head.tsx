import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { Link } from 'react-router-dom'
import { Skeleton } from '../../../kit/ui/skeleton'
import { OpenState } from './open-state'
import styles from './shop-head.module.css'
import { useAccount } from '../../../kit/data/use-account'
import { ShopLogo } from '../../../kit/ui/shop-logo'

/** The shop in view: its logo, its name and whether it is open. */
export const ShopHead = () => {
  const { row: account } = useAccount()
  const name = account?.str_company_name ?? ''
  return (
    <>
      <ShopLogo src={account?.str_logo_image || undefined} name={name} />
      <span className={styles.words}>
        <span className={styles.name}>{account ? name : <Skeleton />}</span>
        {account && <OpenState timezone={account.timezone} />}
      </span>
    </>
  )
}

/** The shop in view as a link to its dashboard. */
export const ShopLink = () => (
  <Link to={backOfficeRoutes.dashboard} className={styles.link}>
    <ShopHead />
  </Link>
)

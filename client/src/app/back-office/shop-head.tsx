import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useRow } from '../../kit/data/data'
import { useAccountId } from '../../kit/session/session-context'
import { Skeleton } from '../../kit/ui/skeleton'
import { webpOf } from '../../kit/ui/webp-of'
import { OpenState } from './open-state'
import styles from './shop-head.module.css'

const Logo = ({ src, name }: { src: string | undefined; name: string }) => {
  const [failed, setFailed] = useState<readonly string[]>([])
  const shown = [src && webpOf(src), src].find((each) => each && !failed.includes(each))
  return (
    <span className={styles.logo} aria-hidden="true">
      {shown ? (
        <img src={shown} alt="" width={512} height={512} onError={() => setFailed([...failed, shown])} />
      ) : (
        name.charAt(0)
      )}
    </span>
  )
}

/** The shop in view: its logo, its name and whether it is open. */
export const ShopHead = () => {
  const { row: account } = useRow('account', useAccountId())
  const name = account?.str_company_name ?? ''
  return (
    <>
      <Logo src={account?.str_logo_image || undefined} name={name} />
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

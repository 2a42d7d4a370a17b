import { addressLine, mainNumber } from '../../../kit/site/contact/contact-addresses'
import { useShownSite } from '../../../kit/site/shown-site'
import { SiteLogo } from '../../../kit/site/site-logo'
import styles from './receipt.module.css'

/** Who has sold it, with the shop's logo; on paper only, where the site's header is not. */
export const ReceiptSeller = () => {
  const { company, store } = useShownSite()
  return (
    <div className={styles.seller}>
      <SiteLogo src={store.storeLogo || company.profile.logo} />
      <div>
        <p className={styles.name}>{store.storeName || company.name}</p>
        <p className={styles.muted}>
          {[addressLine(company.address), mainNumber(company), company.contact.email]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </div>
  )
}

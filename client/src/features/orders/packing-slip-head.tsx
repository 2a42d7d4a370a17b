import { useRow } from '../../kit/data/data'
import { useWords } from '../../kit/language/bilingual'
import { useCustomerId } from '../../kit/session/session-context'
import { SiteLogo } from '../../kit/site/site-logo'
import { orderWords } from './order-words'
import styles from './order-parts.module.css'
import { useAccount } from '../../kit/data/use-account'
import { Text } from '../../kit/ui/text'

/** The sender with the shop's logo; on paper only, unless the screen shows the paper. */
export const PackingSlipHead = ({ onScreen = false }: { onScreen?: boolean }) => {
  const id = useCustomerId()
  const { row: account } = useAccount()
  const { row: store } = useRow('store-settings', id)
  const words = useWords(orderWords)
  if (!account) return null
  const { str_company_name, str_logo_image, str_address1, str_city, str_province, str_pcode, str_phone } =
    account
  return (
    <div className={onScreen ? undefined : styles.onlyPrint}>
      <SiteLogo src={store?.storeLogo || str_logo_image || ''} />
      <Text as="p" weight="medium">
        {store?.storeName || str_company_name}
      </Text>
      <p>
        {[str_address1, [str_city, str_province, str_pcode].filter(Boolean).join(' ')]
          .filter(Boolean)
          .join(', ')}
      </p>
      <p>{str_phone}</p>
      <p>{words.slip}</p>
    </div>
  )
}

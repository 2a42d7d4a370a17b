import { useRow } from '../../kit/data/data'
import { useWords } from '../../kit/language/bilingual'
import { useAccountId } from '../../kit/session/session-context'
import { orderWords } from './order-words'
import styles from './order-parts.module.css'

/** The sender, on paper only. */
export const PackingSlipHead = () => {
  const { row: account } = useRow('account', useAccountId())
  const words = useWords(orderWords)
  if (!account) return null
  const { str_company_name, str_address1, str_city, str_province, str_pcode, str_phone } = account
  return (
    <div className={styles.onlyPrint}>
      <p className={styles.strong}>{str_company_name}</p>
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

import { useState } from 'react'
import { useList } from '../../kit/data/data'
import { useWords } from '../../kit/language/bilingual'
import { useFormats } from '../../kit/language/use-formats'
import { Card } from '../../kit/ui/card'
import { ErrorState } from '../../kit/ui/error-state'
import { Skeleton } from '../../kit/ui/skeleton'
import { MailBadge } from './mail-badge'
import { MailDialog } from './mail-dialog'
import styles from './order-mails.module.css'
import { mailWords } from './words'

const limit = 50

/** The mails about an order, the newest first: how each one stands, and what it says. */
export const OrderMails = ({ orderId }: { orderId: number }) => {
  const words = useWords(mailWords)
  const { moment } = useFormats()
  const list = useList('account-mails', { orderId, $sort: { id: -1 }, $limit: limit })
  const { rows, error, refetch } = list
  const [openId, setOpenId] = useState<number>()
  return (
    <div className={styles.mails}>
      <Card title={words.orderMails}>
        {!rows && (error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton lines={2} />)}
        {rows?.length === 0 && <p className={styles.none}>{words.noOrderMails}</p>}
        <ul className={styles.list}>
          {rows?.map((mail) => (
            <li key={mail.id}>
              <button
                type="button"
                className={styles.mail}
                title={words.open(mail.subject || words.erased)}
                onClick={() => setOpenId(mail.id)}
              >
                <span className={styles.kind}>{words.kinds[mail.kind]}</span>
                <MailBadge mail={mail} />
                <span className={styles.about}>
                  {mail.to || words.erasedBuyer} · {moment(mail.createdAt)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Card>
      <MailDialog mail={rows?.find(({ id }) => id === openId)} onClose={() => setOpenId(undefined)} />
    </div>
  )
}

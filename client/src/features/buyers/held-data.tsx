import type { BuyerData } from '@mainstreet/shared/contracts/orders/buyers'
import { Download, Trash2, UserRoundSearch } from 'lucide-react'
import { useState } from 'react'
import { useOperation } from '../../kit/data/data-writes'
import { downloadBlob } from '../../kit/download'
import { useWords } from '../../kit/language/bilingual'
import { useFormats } from '../../kit/language/use-formats'
import { useCustomerId } from '../../kit/session/session-context'
import { Button } from '../../kit/ui/button'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { Notice } from '../../kit/ui/notice'
import { toast } from '../../kit/ui/toaster'
import { buyerWords } from './buyer-words'
import { Row, Stack } from '../../kit/ui/stack'
import styles from './buyers.module.css'
import { EraseDialog } from './erase-dialog'

const Unfinished = ({ unfinished: { numbers, payments, refunds } }: Pick<BuyerData, 'unfinished'>) => {
  const words = useWords(buyerWords)
  return (
    <Notice title={words.unfinished}>
      {numbers.length > 0 && <p>{words.unfinishedOrders(numbers)}</p>}
      {payments + refunds > 0 && <p>{words.unfinishedMoney}</p>}
    </Notice>
  )
}

const Held = ({
  data: { orders, unpaid, mails, messages, bookings, alerts, subscriptions },
}: {
  data: BuyerData
}) => {
  const words = useWords(buyerWords)
  const { money } = useFormats()
  const facts: [string, string, string?][] = [
    [
      words.orders,
      words.ordersValue(orders.count, money(orders.total)),
      orders.refunded > 0 ? words.givenBack(money(orders.refunded)) : undefined,
    ],
    ...(unpaid ? [[words.unpaid, String(unpaid)] as [string, string]] : []),
    [words.mails, String(mails)],
    [words.messages, String(messages)],
    ...(bookings ? [[words.bookings, String(bookings)] as [string, string]] : []),
    ...(alerts ? [[words.alerts, String(alerts)] as [string, string]] : []),
    ...(subscriptions ? [[words.subscriptions, String(subscriptions)] as [string, string]] : []),
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value, more]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {more && <small>{more}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const useArchive = (email: string) => {
  const words = useWords(buyerWords)
  const customerId = useCustomerId()
  const { run, busy } = useOperation('buyer-archive')
  const save = async () => {
    try {
      const { name, zip } = await run({ customerId, email })
      const bytes = Uint8Array.from(atob(zip), (byte) => byte.charCodeAt(0))
      downloadBlob(name, new Blob([bytes], { type: 'application/zip' }))
    } catch (error) {
      toast.error(words.notDownloaded, error)
    }
  }
  return { busy, save: () => void save() }
}

type HeldDataProps = { data: BuyerData; onErased: () => void }

/** What is held of a buyer, and what can be done with it. */
export const HeldData = ({ data, onErased }: HeldDataProps) => {
  const words = useWords(buyerWords)
  const archive = useArchive(data.email)
  const [isErasing, setErasing] = useState(false)
  const { orders, unpaid, mails, messages, bookings, alerts, subscriptions, unfinished } = data
  if (orders.count + unpaid + mails + messages + bookings + alerts + subscriptions === 0)
    return (
      <Card>
        <EmptyState title={words.nothing(data.email)} icon={<UserRoundSearch />}>
          {words.nothingAbout}
        </EmptyState>
      </Card>
    )
  const isUnfinished = unfinished.numbers.length + unfinished.payments + unfinished.refunds > 0
  return (
    <Card title={words.heldOf(data.email)}>
      <Stack>
        <Held data={data} />
        {isUnfinished && <Unfinished unfinished={unfinished} />}
        <Row align="stretch">
          <Button icon={<Download />} loading={archive.busy} onClick={archive.save}>
            {words.download}
          </Button>
          <Button variant="danger" icon={<Trash2 />} disabled={isUnfinished} onClick={() => setErasing(true)}>
            {words.erase}
          </Button>
        </Row>
        <p className="muted">{words.downloadAbout}</p>
      </Stack>
      <EraseDialog
        email={data.email}
        open={isErasing}
        onClose={() => setErasing(false)}
        onErased={() => {
          setErasing(false)
          onErased()
        }}
      />
    </Card>
  )
}

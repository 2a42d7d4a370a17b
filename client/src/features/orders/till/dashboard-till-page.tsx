import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { ClipboardList } from 'lucide-react'
import { useState } from 'react'
import { useBackOfficeLinks } from '../../../kit/back-office-links'
import { useAccount } from '../../../kit/data/use-account'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Button } from '../../../kit/ui/button'
import { Card } from '../../../kit/ui/card'
import { Drawer } from '../../../kit/ui/drawer'
import { ErrorState } from '../../../kit/ui/error-state'
import { Page } from '../../../kit/ui/page'
import { Skeleton } from '../../../kit/ui/skeleton'
import { useMedia } from '../../../kit/ui/use-media'
import { VisuallyHidden } from '../../../kit/ui/visually-hidden'
import type { Saleable } from '../new/saleable'
import { SoldPanel } from './sold-panel'
import { CashButton } from './cash-button'
import { TillCart } from './till-cart'
import styles from './till.module.css'
import { TillTiles } from './till-tiles'
import { tillWords } from './till-words'
import { useTill, type Till } from './use-till'

const wide = '(min-width: 1000px)'

/** On a phone the sale is below, a press away; on a tablet it stands beside. */
const Sale = ({ till }: { till: Till }) => {
  const words = useWords(tillWords)
  const { money } = useFormats()
  const isWide = useMedia(wide)
  const [isOpen, setOpen] = useState(false)
  const pieces = till.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  if (isWide)
    return (
      <Card title={words.sale}>
        <TillCart till={till} />
      </Card>
    )
  if (pieces === 0) return null
  return (
    <>
      <div className={styles.bar}>
        <Button size="large" wide aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {till.quote ? words.showSale(pieces, money(till.quote.due)) : words.sale}
        </Button>
        <CashButton till={till} />
      </div>
      <Drawer open={isOpen} onClose={() => setOpen(false)} title={words.sale} side="bottom">
        <TillCart till={till} />
      </Drawer>
    </>
  )
}

const Counter = ({ timezone }: { timezone: string }) => {
  const words = useWords(tillWords)
  const till = useTill()
  const [news, setNews] = useState('')
  const take = (saleable: Saleable) => {
    till.add(saleable)
    const had = till.lines.find(({ variationId }) => variationId === saleable.variationId)?.quantity ?? 0
    setNews(words.added(saleable.name, Math.min(had + 1, saleable.left)))
  }
  if (till.sold) return <SoldPanel sold={till.sold} onNext={till.next} />
  return (
    <div className={styles.till}>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      <TillTiles timezone={timezone} onTake={take} />
      <Sale till={till} />
    </div>
  )
}

/** A till for the counter and the fair: what is sold is tapped or scanned, paid, and handed over. */
export const DashboardTillPage = () => {
  const words = useWords(tillWords)
  const links = useBackOfficeLinks()
  const { row: account, error, refetch } = useAccount()
  return (
    <Page
      title={words.title}
      description={words.about}
      back={{ to: links.orders, label: words.orders }}
      secondary={[{ label: words.form, icon: <ClipboardList />, to: backOfficeRoutes.newOrder }]}
    >
      {account && <Counter timezone={account.timezone} />}
      {!account && error && <ErrorState error={error} onRetry={refetch} />}
      {!account && !error && <Skeleton block lines={6} />}
    </Page>
  )
}

import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { maxContactLengths } from '@mainstreet/shared/rules/contact-rules'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { lazyPanel } from '../../../../kit/lazy-panel'
import { useShownSite } from '../../../../kit/site/shown-site'
import { useShopWords } from '../../../../kit/site/words/shop-words'
import { Button } from '../../../../kit/ui/button'
import styles from './ask-about.module.css'

const AskSheet = lazyPanel(async () => (await import('./ask-sheet')).AskSheet)

/** A question to the business that names the item, where it can be written to. */
export const AskAbout = ({ item }: { item: MarketItem }) => {
  const words = useShopWords('item')
  const { email } = useShownSite().company.contact
  const [open, setOpen] = useState<boolean>()
  if (!email) return null
  const subject = words.about(item.title).slice(0, maxContactLengths.subject)
  return (
    <div className={styles.ask}>
      <Button
        variant="quiet"
        icon={<MessageCircle />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...AskSheet.ahead}
      >
        {words.ask}
      </Button>
      {open !== undefined && (
        <AskSheet
          open={open}
          title={words.ask}
          subject={subject}
          itemId={item.id}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

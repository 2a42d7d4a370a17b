import type { MarketItem, MarketVariation } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { Plus } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { lazyPanel } from '../../../kit/lazy-panel'
import { useShownSite } from '../../../kit/site/shown-site'
import { useSiteWords } from '../../../kit/site/words/use-site-words'
import { useKitWords } from '../../../kit/ui/kit-words'
import { Button } from '../../../kit/ui/button'
import { IconButton } from '../../../kit/ui/icon-button'
import styles from '../../../kit/site/offer-card.module.css'
import { useCartAhead } from '../../checkout/cart/load-cart'
import { useBuy } from './use-buy'

type QuickAddProps = {
  item: MarketItem
  /** With its words, below the price; without, a round one on the picture. */
  wide?: boolean
}

const AddButton = ({ item, wide, ...rest }: QuickAddProps & ComponentProps<'button'>) => {
  const { add } = useSiteWords('shop')
  const { labelled } = useKitWords()
  const label = labelled(add, item.title)
  if (!wide) return <IconButton label={label} icon={<Plus />} className={styles.add} {...rest} />
  return (
    <Button wide aria-label={label} {...rest}>
      {add}
    </Button>
  )
}

const AddOne = ({ variation, ...look }: QuickAddProps & { variation: MarketVariation }) => {
  const { room, buy } = useBuy(look.item, variation)
  return <AddButton {...look} {...useCartAhead()} disabled={room === 0} onClick={() => buy(1)} />
}

const ChoiceSheet = lazyPanel(async () => (await import('./cards/choice-sheet')).ChoiceSheet)

const AddChosen = (look: QuickAddProps) => {
  const { item } = look
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <AddButton {...look} {...ChoiceSheet.ahead} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {open !== undefined && <ChoiceSheet item={item} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Buys from a card: what comes in one variation goes into the cart, of others one is chosen in a sheet. */
export const QuickAdd = (look: QuickAddProps) => {
  const { store } = useShownSite()
  const [only, another] = look.item.variations
  if (!store.open || !only) return null
  return another ? <AddChosen {...look} /> : <AddOne {...look} variation={only} />
}

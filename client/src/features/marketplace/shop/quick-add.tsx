import type { MarketItem, MarketVariation } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { useState } from 'react'
import { lazyPanel } from '../../../kit/lazy-panel'
import { useShownSite } from '../../../kit/site/shown-site'
import { useSiteWords } from '../../../kit/site/words/use-site-words'
import { useKitWords } from '../../../kit/ui/kit-words'
import { Button } from '../../../kit/ui/button'
import { useCartAhead } from '../../checkout/cart/load-cart'
import { useBuy } from './use-buy'

const AddOne = ({ item, variation }: { item: MarketItem; variation: MarketVariation }) => {
  const { add } = useSiteWords('shop')
  const { labelled } = useKitWords()
  const { room, buy } = useBuy(item, variation)
  const ahead = useCartAhead()
  return (
    <Button
      wide
      disabled={room === 0}
      aria-label={labelled(add, item.title)}
      onClick={() => buy(1)}
      {...ahead}
    >
      {add}
    </Button>
  )
}

const ChoiceSheet = lazyPanel(async () => (await import('./cards/choice-sheet')).ChoiceSheet)

const AddChosen = ({ item }: { item: MarketItem }) => {
  const { add } = useSiteWords('shop')
  const { labelled } = useKitWords()
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <Button
        wide
        aria-haspopup="dialog"
        aria-label={labelled(add, item.title)}
        onClick={() => setOpen(true)}
        {...ChoiceSheet.ahead}
      >
        {add}
      </Button>
      {open !== undefined && <ChoiceSheet item={item} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Buys from a card: what comes in one variation goes into the cart, of others one is chosen in a sheet. */
export const QuickAdd = ({ item }: { item: MarketItem }) => {
  const { store } = useShownSite()
  const [only, another] = item.variations
  if (!store.open || !only) return null
  return another ? <AddChosen item={item} /> : <AddOne item={item} variation={only} />
}

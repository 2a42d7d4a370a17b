import { marketItemContract, type MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { shortLinkContract } from '@mainstreet/shared/contracts/marketplace/share'
import { Copy, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../../kit/language/bilingual'
import { useMay } from '../../../kit/session/use-may'
import type { PageAction } from '../../../kit/ui/page-actions'
import { ShareDialog } from '../../share/share-dialog'
import { shareWords } from '../../share/words'
import { editorWords } from './words'
import { useDuplicateItem } from './use-duplicate-item'

/** What else can be done with an item that has been saved: share it, or begin another like it. */
export const useItemActions = (item: MarketItem | undefined) => {
  const words = useWords(editorWords)
  const { share } = useWords(shareWords)
  const { duplicate, busy } = useDuplicateItem()
  const [sharing, setSharing] = useState(false)
  const mayCreate = useMay(marketItemContract, 'create')
  const mayShare = useMay(shortLinkContract, 'create')
  if (!item || item.newlyCreated) return { actions: [], dialog: null }
  const send: PageAction = { label: share, icon: <Share2 />, onSelect: () => setSharing(true) }
  const copy: PageAction = {
    label: words.duplicate,
    icon: <Copy />,
    loading: busy,
    onSelect: () => void duplicate(item.id),
  }
  return {
    actions: [...(mayShare ? [send] : []), ...(mayCreate ? [copy] : [])],
    dialog: (
      <ShareDialog open={sharing} onClose={() => setSharing(false)} itemId={item.id} title={item.title} />
    ),
  }
}

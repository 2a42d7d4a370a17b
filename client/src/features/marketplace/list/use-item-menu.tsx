import { marketItemContract, type MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { shortLinkContract } from '@mainstreet/shared/contracts/marketplace/share'
import { Copy, Pencil, Share2, Star, Trash2 } from 'lucide-react'
import { useCallback } from 'react'
import { useWords } from '../../../kit/language/bilingual'
import { useMay } from '../../../kit/session/use-may'
import type { MenuItem } from '../../../kit/ui/dropdown-menu'
import { useDuplicateItem } from '../editor/use-duplicate-item'
import type { ItemEditorWay } from '../editor/use-item-editor'
import type { useItemMarks } from './use-item-marks'
import { listWords } from './words'

type Chosen = (item: MarketItem) => void

/** What can be done with an item of the list. */
export const useItemMenu = (
  mark: ReturnType<typeof useItemMarks>,
  editor: ItemEditorWay,
  { onDelete, onShare }: { onDelete: Chosen; onShare: Chosen },
) => {
  const words = useWords(listWords)
  const { duplicate } = useDuplicateItem()
  const mayCreate = useMay(marketItemContract, 'create')
  const mayShare = useMay(shortLinkContract, 'create')
  const mayPatch = useMay(marketItemContract, 'patch')
  const mayRemove = useMay(marketItemContract, 'remove')
  return useCallback(
    (item: MarketItem): readonly MenuItem[] => {
      const edit: MenuItem = { label: words.edit, icon: <Pencil />, onSelect: () => editor.open(item.id) }
      const copy: MenuItem[] = [
        { label: words.duplicate, icon: <Copy />, onSelect: () => void duplicate(item.id) },
      ]
      const share: MenuItem[] = [{ label: words.share, icon: <Share2 />, onSelect: () => onShare(item) }]
      const marks: MenuItem[] = [
        {
          label: words.toggleFeatured,
          about: words.featuredNow[item.featured ? 'on' : 'off'],
          icon: <Star />,
          onSelect: () => mark(item, { featured: !item.featured }),
        },
        {
          label: words.togglePromoted,
          about: words.promotedNow[item.promoted ? 'on' : 'off'],
          icon: <Star />,
          onSelect: () => mark(item, { promoted: !item.promoted }),
        },
      ]
      const remove: MenuItem[] = [
        'separator',
        { label: words.delete, icon: <Trash2 />, danger: true, onSelect: () => onDelete(item) },
      ]
      return [
        edit,
        ...(mayShare ? share : []),
        ...(mayCreate ? copy : []),
        ...(mayPatch ? marks : []),
        ...(mayRemove ? remove : []),
      ]
    },
    [mark, editor, duplicate, onDelete, onShare, mayCreate, mayShare, mayPatch, mayRemove, words],
  )
}

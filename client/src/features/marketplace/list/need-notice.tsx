import { bilingual, useWords } from '../../../kit/language/bilingual'
import { Button } from '../../../kit/ui/button'
import { Notice } from '../../../kit/ui/notice'
import type { ItemNeed } from './use-item-list'

const needWords = bilingual({
  en: {
    low: 'Only items that are low in stock are listed.',
    drafts: 'Only drafts are listed. Visitors do not see them until they are published.',
    all: 'Show all items',
  },
  fr: {
    low: 'Seuls les articles dont le stock est bas sont affichés.',
    drafts: 'Seuls les brouillons sont affichés. Les visiteurs ne les voient pas avant leur publication.',
    all: 'Afficher tous les articles',
  },
})

/** Says that the list shows only what needs its owner, and leads back to all. */
export const NeedNotice = ({ need, onClose }: { need: ItemNeed; onClose: () => void }) => {
  const words = useWords(needWords)
  return (
    <Notice
      action={
        <Button size="small" onClick={onClose}>
          {words.all}
        </Button>
      }
    >
      {words[need]}
    </Notice>
  )
}

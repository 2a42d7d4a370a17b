import { useWords } from '../../../kit/language/bilingual'
import { useSave } from '../../../kit/data/data-writes'
import { useCustomerId } from '../../../kit/session/session-context'
import { toast } from '../../../kit/ui/toaster'
import { useBackOfficeLinks, useGo } from '../../../kit/back-office-links'
import { editorWords } from './words'

/** Begins a new item and opens its editor; it stays only when it is saved there. */
export const useNewItem = () => {
  const { notCreated } = useWords(editorWords)
  const customerId = useCustomerId()
  const links = useBackOfficeLinks()
  const go = useGo()
  const { create, busy } = useSave('market-items')

  const begin = async ({ categoryId, list }: { categoryId: number | null; list: string }) => {
    try {
      const { id } = await create({
        customerId,
        title: 'New Item',
        newlyCreated: true,
        categoryId,
        variations: [{ variation: 'Regular', sku: '', price: 0, stock: 0 }],
        images: [],
        options: [],
      })
      go(links.item(id), { list })
    } catch (error) {
      toast.error(notCreated, error)
    }
  }
  return { begin, busy }
}

import { useNavigate } from 'react-router-dom'
import { useSave } from '../../kit/data-writes'
import { useAccountId } from '../../kit/session-context'
import { toast } from '../../kit/ui/toaster'

/** Begins a new item and opens its editor; it stays only when it is saved there. */
export const useNewItem = () => {
  const customerId = useAccountId()
  const navigate = useNavigate()
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
      await navigate(`/dashboard/marketplace/${id}`, { state: { list } })
    } catch (error) {
      toast.error('The item could not be created.', error)
    }
  }
  return { begin, busy }
}

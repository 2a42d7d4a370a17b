import type { Dish } from '@mainstreet/shared/contracts/restaurant'
import { useSave } from '../../../kit/data/data-writes'
import { useWords } from '../../../kit/language/bilingual'
import { toast } from '../../../kit/ui/toaster'
import { RowPicture } from '../../../kit/upload/row-picture'
import { menuWords } from './menu-words'

/** The picture of a dish. */
export const DishPicture = ({ dish }: { dish: Dish }) => {
  const words = useWords(menuWords)
  const { patch } = useSave('restaurant')
  const takeAway = async () => {
    await patch(dish.id, { withoutPicture: true }).catch((error: unknown) =>
      toast.error(words.notChanged, error),
    )
  }
  return <RowPicture type="dish" itemId={dish.id} image={dish.image} ratio={[4, 3]} onTakeAway={takeAway} />
}

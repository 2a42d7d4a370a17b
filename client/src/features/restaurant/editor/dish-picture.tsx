import type { Dish } from '@mainstreet/shared/contracts/restaurant'
import { useSave } from '../../../kit/data/data-writes'
import { useWords } from '../../../kit/language/bilingual'
import { Button } from '../../../kit/ui/button'
import { Picture } from '../../../kit/ui/picture'
import { toast } from '../../../kit/ui/toaster'
import { webpOf } from '../../../kit/ui/webp-of'
import { Uploader } from '../../../kit/upload/uploader'
import { useCropStep } from '../../../kit/upload/use-crop-step'
import { useUploads } from '../../../kit/upload/use-uploads'
import styles from './dish-row.module.css'
import { menuWords } from './menu-words'

/** The picture of a dish: what it is, another one, or none. */
export const DishPicture = ({ dish }: { dish: Dish }) => {
  const words = useWords(menuWords)
  const { patch, busy } = useSave('restaurant')
  const uploads = useUploads({ type: 'dish', fields: { itemId: dish.id } })
  const step = useCropStep({ uploads, aspect: 4 / 3 })
  const takeAway = () => {
    patch(dish.id, { withoutPicture: true }).catch((error: unknown) => toast.error(words.notChanged, error))
  }
  return (
    <section className={styles.picture} aria-label={words.picture}>
      {dish.image && (
        <div className={styles.shown}>
          <Picture src={dish.image} webp={webpOf(dish.image)} alt="" ratio="4 / 3" sizes="12rem" />
          <Button size="small" variant="quiet" loading={busy} onClick={takeAway}>
            {words.withoutPicture}
          </Button>
        </div>
      )}
      <Uploader
        uploads={uploads}
        label={dish.image ? words.otherPicture : undefined}
        hint={words.pictureHint}
        onFiles={(files) => step.take(files)}
      />
      {step.dialog}
    </section>
  )
}

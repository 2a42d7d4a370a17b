import { restaurantContract, type Dish } from '@mainstreet/shared/contracts/restaurant'
import { allergenNames, dietNames, isSoldOut } from '@mainstreet/shared/rules/site/menu'
import { menuSigns } from '@mainstreet/shared/rules/site/menu-signs'
import { ChevronDown, Trash2 } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useSave } from '../../../kit/data/data-writes'
import { AutoSaveForm } from '../../../kit/form/auto-save-form'
import { Field } from '../../../kit/form/fields/field'
import { InOneLanguage } from '../../../kit/form/fields/in-both-languages'
import { MoneyField } from '../../../kit/form/fields/money-field'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { useMay } from '../../../kit/session/use-may'
import { IconButton } from '../../../kit/ui/icon-button'
import { StarToggle } from '../../../kit/ui/star-toggle'
import { Switch } from '../../../kit/ui/switch'
import { toast } from '../../../kit/ui/toaster'
import { webpOf } from '../../../kit/ui/webp-of'
import { DescriptionField } from './description-field'
import styles from './dish-row.module.css'
import { menuWords } from './menu-words'
import { linesOfHtml } from './plain-description'
import { SignsField } from './signs-field'
import { RowPicture } from '../../../kit/upload/row-picture'

const DishPicture = ({ dish }: { dish: Dish }) => {
  const words = useWords(menuWords)
  const { patch } = useSave('restaurant')
  const takeAway = async () => {
    await patch(dish.id, { withoutPicture: true }).catch((error: unknown) =>
      toast.error(words.notChanged, error),
    )
  }
  return <RowPicture type="dish" itemId={dish.id} image={dish.image} ratio={[4, 3]} onTakeAway={takeAway} />
}

type DishRowProps = {
  dish: Dish
  handle?: ReactNode
  /** Only what is served today can be sold out today. */
  isToday: boolean
  onRemove?: () => void
  /** Shows at once what is else folded away. */
  opened?: boolean
}

const useDishChange = (dish: Dish) => {
  const words = useWords(menuWords)
  const { patch, busy } = useSave('restaurant')
  const change = (data: Parameters<typeof patch>[1]) => {
    patch(dish.id, data, { optimistic: true }).catch((error: unknown) => toast.error(words.notChanged, error))
  }
  return { change, busy }
}

const Toggles = ({ dish, isToday }: Pick<DishRowProps, 'dish' | 'isToday'>) => {
  const words = useWords(menuWords)
  const { change, busy } = useDishChange(dish)
  return (
    <>
      {isToday && (
        <Switch
          label={words.soldOut}
          checked={isSoldOut(dish, new Date())}
          busy={busy}
          onChange={(soldOut) => change({ soldOut })}
        />
      )}
      <StarToggle
        label={words.feature(dish.name)}
        about={words.featureAbout}
        checked={dish.featured}
        onChange={(featured) => change({ featured })}
      />
    </>
  )
}

const Signs = () => {
  const { diets, allergens } = menuSigns[useBackOfficeLocale()]
  return (
    <div className={styles.signs}>
      <SignsField name="diets" names={dietNames} words={diets} />
      <SignsField name="allergens" names={allergenNames} words={allergens} />
    </div>
  )
}

const Described = ({ description }: Pick<Dish, 'description'>) => {
  const text = linesOfHtml(description)
  return text && <p className={styles.described}>{text}</p>
}

/** A dish of the menu, changed in place: name and price at once, its text and the rest when it is opened. */
export const DishRow = ({ dish, handle, isToday, onRemove, opened = false }: DishRowProps) => {
  const words = useWords(menuWords)
  const mayChange = useMay(restaurantContract, 'patch')
  const mayRemove = useMay(restaurantContract, 'remove')
  const [isOpen, setOpen] = useState(opened)
  const id = useId()
  const soldOut = isSoldOut(dish, new Date())
  return (
    <article
      className={styles.row}
      aria-label={words.dish(dish.name)}
      data-sold-out={soldOut || undefined}
      data-today={isToday || undefined}
      data-open={isOpen || undefined}
    >
      {handle}
      {dish.image ? (
        <img className={styles.thumb} src={webpOf(dish.image) ?? dish.image} alt="" />
      ) : (
        <span className={styles.thumb} />
      )}
      <div className={styles.fields}>
        <AutoSaveForm contract={restaurantContract} row={dish} label={words.dish(dish.name)}>
          <InOneLanguage about={dish.name} switchless={!isOpen}>
            <div className={styles.line}>
              <Field name="name" hideLabel autoComplete="off" />
              <MoneyField name="cost" hideLabel placeholder={words.samplePrice} />
            </div>
            {isOpen ? <DescriptionField name="description" hideLabel /> : <Described {...dish} />}
          </InOneLanguage>
          {isOpen && <Signs />}
        </AutoSaveForm>
        <div id={id}>{isOpen && mayChange && <DishPicture dish={dish} />}</div>
      </div>
      <div className={styles.actions}>
        {mayChange && <Toggles dish={dish} isToday={isToday} />}
        {mayRemove && onRemove && (
          <IconButton label={words.remove(dish.name)} icon={<Trash2 />} onClick={onRemove} />
        )}
      </div>
      {mayChange && (
        <IconButton
          label={words.moreOf(dish.name)}
          icon={<ChevronDown />}
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        />
      )}
    </article>
  )
}

import { isSoldOut, menuSections } from '@mainstreet/shared/rules/site/menu'
import { menuSigns } from '@mainstreet/shared/rules/site/menu-signs'
import { formatMoney, toCents } from '@mainstreet/shared/rules/money/money'
import type { Dish } from '@mainstreet/shared/contracts/restaurant'
import { useId } from 'react'
import { inOrder } from '@mainstreet/shared/rules/in-order'
import { RichText } from '../../kit/rich-text/rich-text'
import { Picture } from '../../kit/ui/picture'
import { webpOf } from '../../kit/ui/webp-of'
import { useShownSite } from '../../kit/site/shown-site'
import { usePlaceWords } from '../../kit/site/words/place-words'
import { useLocale } from '../../kit/site/words/use-site-words'
import { useNow } from '../../kit/site/hours/use-now'
import { Text } from '../../kit/ui/text'
import styles from './day-menu.module.css'

const DishPrice = ({ cost }: { cost: number | null }) => {
  const locale = useLocale()
  if (cost === null) return null
  return <span className={styles.price}>{formatMoney(toCents(cost), locale)}</span>
}

/** Whether a dish is gone for today; undefined where it is not, as attributes want it. */
const useIsSoldOut = (dish: Dish) => {
  const now = useNow()
  return (now && isSoldOut(dish, now)) || undefined
}

/** What guests ask about a dish: whether it is still there, what it suits and what is in it. */
const DishFacts = ({ dish }: { dish: Dish }) => {
  const words = usePlaceWords('menu')
  const signs = menuSigns[useLocale()]
  const soldOut = useIsSoldOut(dish)
  const holds = dish.allergens.map((allergen) => signs.allergens[allergen]).join(', ')
  return (
    <>
      {(soldOut || dish.featured) && (
        <p className={styles.marks}>
          {soldOut && <strong className={styles.soldOut}>{words.soldOut}</strong>}
          {dish.featured && <Text weight="medium">★ {words.featured}</Text>}
        </p>
      )}
      {(dish.diets.length > 0 || holds) && (
        <p className={styles.signs}>
          {dish.diets.map((diet) => (
            <span key={diet} className={styles.diet}>
              {signs.diets[diet]}
            </span>
          ))}
          {holds && <span>{`${signs.contains} ${holds}`}</span>}
        </p>
      )}
    </>
  )
}

/** A dish as on a printed menu: its name, a dotted line, its price, and its picture where it has one. */
const DishLine = ({ dish }: { dish: Dish }) => (
  <article className={styles.line} data-sold-out={useIsSoldOut(dish)}>
    <div>
      <div className={styles.row}>
        <h3 className={styles.name} lang={dish.lang?.name}>
          {dish.name}
        </h3>
        {dish.cost !== null && <span className={styles.leader} aria-hidden="true" />}
        <DishPrice cost={dish.cost} />
      </div>
      <RichText html={dish.description} lang={dish.lang?.description} className={styles.text} />
      <DishFacts dish={dish} />
    </div>
    {dish.image && (
      <div className={styles.picture}>
        <Picture src={dish.image} webp={webpOf(dish.image)} alt="" ratio="1" rounded />
      </div>
    )}
  </article>
)

const DishCard = ({ dish }: { dish: Dish }) => (
  <article className={`site-card ${styles.card}`} data-sold-out={useIsSoldOut(dish)}>
    <Picture src={dish.image} webp={webpOf(dish.image)} alt="" ratio="4 / 3" />
    <div className={styles.words}>
      <div className={styles.row}>
        <h3 className={styles.name} lang={dish.lang?.name}>
          {dish.name}
        </h3>
        <DishPrice cost={dish.cost} />
      </div>
      <RichText html={dish.description} lang={dish.lang?.description} className={styles.text} />
      <DishFacts dish={dish} />
    </div>
  </article>
)

type SectionProps = { anchor: string; title: string; dishes: readonly Dish[]; blocks: boolean }

const MenuSection = ({ anchor, title, dishes, blocks }: SectionProps) => {
  const id = useId()
  return (
    <section id={anchor} className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={blocks ? styles.cards : styles.lines}>
        {dishes.map((dish) => (
          <li key={dish.id} className={styles.dish} data-part={`dish:${dish.id}`}>
            {blocks ? <DishCard dish={dish} /> : <DishLine dish={dish} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The dishes of a day by section, as lines of a menu or as cards: the owner's choice; its meals stay in view. */
export const DayMenu = ({ dishes }: { dishes: readonly Dish[] }) => {
  const { sections, meals } = usePlaceWords('menu')
  const blocks = useShownSite().options.restaurantDisplayType === 'block'
  const served = menuSections.flatMap(({ timeId, name }) => {
    const own = inOrder(dishes.filter((dish) => dish.timeId === timeId))
    return own.length ? [{ anchor: `meal-${timeId}`, title: sections[name], dishes: own }] : []
  })
  return (
    <>
      {served.length > 1 && (
        <nav className={styles.meals} aria-label={meals}>
          <ul>
            {served.map(({ anchor, title }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.menu} data-blocks={blocks || undefined}>
        {served.map((section) => (
          <MenuSection key={section.anchor} {...section} blocks={blocks} />
        ))}
      </div>
    </>
  )
}

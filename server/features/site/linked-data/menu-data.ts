import { menuSections, type Diet } from '@mainstreet/shared/rules/site/menu'
import { toCents } from '@mainstreet/shared/rules/money/money'
import type { Dish } from '@mainstreet/shared/contracts/restaurant'
import { inOrder } from '@mainstreet/shared/rules/in-order'
import { cutAtWord, plainText } from '../../../kit/text/plain-text'
import { pageWords } from '../description/page-words'
import type { LinkedData, PageAsk } from '../description/page-description'
import { linked, pictureUrls } from './linked'
import { decimalText } from './product-data'

type Ask = Pick<PageAsk, 'site' | 'origin' | 'locale'>

/** The diets that schema.org knows. */
const knownDiets: Partial<Record<Diet, string>> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  glutenFree: 'https://schema.org/GlutenFreeDiet',
  halal: 'https://schema.org/HalalDiet',
}

const dietsOf = ({ diets }: Dish) => {
  const known = diets.flatMap((diet) => knownDiets[diet] ?? [])
  return known.length ? known : undefined
}

const dishData = (dish: Dish, { origin }: Ask): LinkedData =>
  linked('MenuItem', {
    name: dish.name,
    description: cutAtWord(plainText(dish.description), 300),
    image: pictureUrls(origin, [dish.image])[0],
    suitableForDiet: dietsOf(dish),
    offers:
      dish.cost === null
        ? undefined
        : linked('Offer', { price: decimalText(toCents(dish.cost)), priceCurrency: 'CAD' }),
  })

/** A dish that is on the menu of several days is one dish. */
const onceEach = (dishes: readonly Dish[]): Dish[] => [
  ...new Map(dishes.map((dish) => [`${dish.cost} ${dish.name.trim().toLowerCase()}`, dish])).values(),
]

/** The dishes of a restaurant by their sections, in the order of the menu. */
export const menuData = (dishes: readonly Dish[], ask: Ask): LinkedData => {
  const words = pageWords[ask.locale]
  const placed = inOrder(dishes)
  const sections = menuSections.map(({ timeId, name }) => ({
    name: words.sections[name] ?? name,
    dishes: onceEach(placed.filter((dish) => dish.timeId === timeId)),
  }))
  return linked('Menu', {
    name: `${words.menu} · ${ask.site.company.name}`,
    url: `${ask.origin}/restaurant`,
    hasMenuSection: sections
      .filter((section) => section.dishes.length > 0)
      .map((section) =>
        linked('MenuSection', {
          name: section.name,
          hasMenuItem: section.dishes.map((dish) => dishData(dish, ask)),
        }),
      ),
  })
}

import type { Locale } from '../language'
import type { Allergen, Diet } from './menu'

/** What diets and allergens are called, for owners and for guests. */
export const menuSigns: Readonly<
  Record<
    Locale,
    { diets: Readonly<Record<Diet, string>>; allergens: Readonly<Record<Allergen, string>>; contains: string }
  >
> = {
  en: {
    diets: {
      vegetarian: 'Vegetarian',
      vegan: 'Vegan',
      glutenFree: 'Gluten-free',
      dairyFree: 'Dairy-free',
      halal: 'Halal',
    },
    allergens: {
      gluten: 'gluten',
      dairy: 'dairy',
      eggs: 'eggs',
      nuts: 'nuts',
      peanuts: 'peanuts',
      shellfish: 'shellfish',
      fish: 'fish',
      soy: 'soy',
      sesame: 'sesame',
      mustard: 'mustard',
      sulphites: 'sulphites',
    },
    contains: 'Contains',
  },
  fr: {
    diets: {
      vegetarian: 'Végétarien',
      vegan: 'Végane',
      glutenFree: 'Sans gluten',
      dairyFree: 'Sans produits laitiers',
      halal: 'Halal',
    },
    allergens: {
      gluten: 'gluten',
      dairy: 'produits laitiers',
      eggs: 'œufs',
      nuts: 'noix',
      peanuts: 'arachides',
      shellfish: 'fruits de mer',
      fish: 'poisson',
      soy: 'soja',
      sesame: 'sésame',
      mustard: 'moutarde',
      sulphites: 'sulfites',
    },
    contains: 'Contient',
  },
}

/** timeId of a dish -> the section it stands in, in the order of the menu. */
export const menuSections = [
  { timeId: 1, name: 'Breakfast' },
  { timeId: 2, name: 'Lunch' },
  { timeId: 3, name: 'Dinner' },
  { timeId: 5, name: 'Desserts' },
  { timeId: 4, name: 'Drink Specials' },
] as const

/** Ways of eating that a dish suits. */
export const dietNames = ['vegetarian', 'vegan', 'glutenFree', 'dairyFree', 'halal'] as const

/** What people are allergic to and a dish may hold: the list that Canada's labels name. */
export const allergenNames = [
  'gluten',
  'dairy',
  'eggs',
  'nuts',
  'peanuts',
  'shellfish',
  'fish',
  'soy',
  'sesame',
  'mustard',
  'sulphites',
] as const

/** A way of eating that a dish suits. */
export type Diet = (typeof dietNames)[number]

/** Something in a dish that people are allergic to. */
export type Allergen = (typeof allergenNames)[number]

/** Whether a dish is gone for today. */
export const isSoldOut = ({ soldOutUntil }: { soldOutUntil: string | null }, now: Date): boolean =>
  soldOutUntil !== null && Date.parse(soldOutUntil) > now.getTime()

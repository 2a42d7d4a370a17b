import type { Allergen, Diet } from '@mainstreet/shared/rules/site/menu'
import type { PictureName } from '../business'

type Section = 'Breakfast' | 'Lunch' | 'Dinner' | 'Desserts' | 'Drink Specials'

/** A dish and when it is on: a section and the days, 0 for Sunday. */
export interface MenuDish {
  name: string
  cost: number
  picture?: PictureName
  text: string
  on: readonly (readonly [section: Section, days: string])[]
  featured?: boolean
  /** Gone for today, wherever it is on. */
  soldOut?: boolean
  diets?: Diet[]
  allergens?: Allergen[]
}

const daily = '0123456'

/** The week's menu: about fourteen dishes a day. */
export const leonieMenu: readonly MenuDish[] = [
  {
    name: 'Crêpes au sarrasin',
    diets: ['vegetarian', 'glutenFree'],
    allergens: ['dairy', 'eggs'],
    cost: 14,
    picture: 'leonie/pancakes',
    text: 'Buckwheat pancakes, whipped butter, blueberries and dark maple syrup.',
    on: [['Breakfast', daily]],
    featured: true,
  },
  {
    name: 'Omelette aux champignons',
    diets: ['vegetarian'],
    allergens: ['eggs', 'gluten'],
    cost: 15.5,
    picture: 'leonie/omelette',
    text: 'Three eggs from Dieppe, chanterelles, chives, tomatoes and toast from the country loaf.',
    on: [['Breakfast', daily]],
  },
  {
    name: 'Tartine aux cretons',
    allergens: ['gluten', 'mustard'],
    cost: 11,
    text: 'Pork cretons with summer savory on grilled bread, mustard pickle on the side.',
    on: [['Breakfast', '12345']],
  },
  {
    name: 'Chaudrée de fruits de mer',
    allergens: ['shellfish', 'fish', 'dairy'],
    cost: 17,
    picture: 'leonie/chowder',
    text: 'Haddock, clams and scallops in cream with potatoes and salt pork. Bread to finish the bowl.',
    on: [
      ['Lunch', daily],
      ['Dinner', daily],
    ],
    featured: true,
  },
  {
    name: 'Salade du jardin',
    diets: ['vegetarian', 'glutenFree'],
    allergens: ['dairy', 'sulphites'],
    cost: 13,
    picture: 'leonie/salad',
    text: 'Leaves from the Saturday market, radish, cucumber, fresh cheese and cider vinaigrette.',
    on: [['Lunch', '12345']],
  },
  {
    name: 'Tacos à la morue',
    allergens: ['fish'],
    cost: 18,
    picture: 'leonie/fish-tacos',
    text: 'Cornmeal-fried cod, cabbage, pickled onion and a green-tomato chow-chow.',
    on: [['Lunch', '345']],
  },
  {
    name: 'Guédille au homard',
    allergens: ['shellfish', 'gluten', 'eggs', 'dairy'],
    cost: 29,
    picture: 'leonie/lobster-roll',
    text: 'Shediac lobster, a little mayonnaise, a lot of butter, toasted bun, fries.',
    on: [
      ['Lunch', '06'],
      ['Dinner', '4'],
    ],
    featured: true,
  },
  {
    name: 'Poutine râpée',
    diets: ['glutenFree', 'dairyFree'],
    cost: 16,
    picture: 'leonie/poutine-rapee',
    text: 'Potato dumplings the way aunt Yvonne grates them, salt pork in the middle. Molasses or brown sugar?',
    on: [['Lunch', '6']],
    featured: true,
  },
  {
    name: 'Moules de Caraquet',
    soldOut: true,
    allergens: ['shellfish', 'dairy'],
    cost: 21,
    picture: 'leonie/mussels',
    text: 'A pound of mussels in cider, leeks and cream. Fries, or bread, or both.',
    on: [['Dinner', '2356']],
  },
  {
    name: 'Steak frites',
    diets: ['glutenFree'],
    allergens: ['dairy'],
    cost: 34,
    picture: 'leonie/steak-frites',
    text: 'Eight-ounce bavette from Sussex, herb butter, hand-cut fries and a few leaves for the conscience.',
    on: [['Dinner', '23456']],
  },
  {
    name: 'Fricot au poulet',
    diets: ['dairyFree'],
    allergens: ['gluten'],
    cost: 19,
    text: 'Chicken stew with dumplings and summer savory, as every grandmother makes it: differently.',
    on: [['Dinner', '0123']],
  },
  {
    name: 'Tarte au sucre',
    diets: ['vegetarian'],
    allergens: ['gluten', 'dairy'],
    cost: 9,
    picture: 'leonie/sugar-pie',
    text: 'Sugar pie, whipped cream, nothing to add.',
    on: [['Desserts', daily]],
  },
  {
    name: 'Crème brûlée à l’érable',
    diets: ['vegetarian', 'glutenFree'],
    allergens: ['eggs', 'dairy'],
    cost: 10,
    picture: 'leonie/creme-brulee',
    text: 'Maple custard under a crust you may break yourself.',
    on: [['Desserts', '23456']],
  },
  {
    name: 'Tartelette au citron',
    diets: ['vegetarian'],
    allergens: ['gluten', 'eggs', 'dairy'],
    cost: 10,
    picture: 'leonie/lemon-tart',
    text: 'Sharp lemon curd, toasted meringue.',
    on: [['Desserts', '056']],
  },
  {
    name: 'Vin de la semaine',
    allergens: ['sulphites'],
    cost: 11,
    picture: 'leonie/glass-of-wine',
    text: 'A glass of whatever we are happiest about. Ask; we like to talk about it.',
    on: [['Drink Specials', '123456']],
  },
  {
    name: 'Spritz à l’argousier',
    diets: ['vegan'],
    cost: 12.5,
    picture: 'leonie/cocktail',
    text: 'Sea buckthorn, gin from Memramcook, orange and mint over ice.',
    on: [['Drink Specials', '0456']],
  },
  {
    name: 'Café au lait et biscuit',
    diets: ['vegetarian'],
    allergens: ['dairy', 'gluten'],
    cost: 5.5,
    text: 'A bowl of coffee roasted two streets away, and a molasses cookie.',
    on: [['Drink Specials', '0123']],
  },
]

/** Something that is on at the bistro: the next day of the week (0 is Sunday), and from which hour to which on its clock. */
export interface BistroEvent {
  name: string
  text: string
  weekday: number
  from: number
  to: number
  picture: PictureName
  /** Who has said to come, party by party. */
  parties: readonly number[]
}

export const leonieEvents: readonly BistroEvent[] = [
  {
    name: 'Lobster night',
    text: 'Rolls, steamed or in cream, from five until the tank is empty.',
    weekday: 4,
    from: 17,
    to: 22,
    picture: 'leonie/notice-lobster-night',
    parties: [4, 2, 2, 6, 1, 3],
  },
  {
    name: 'Fiddle brunch with Les Sœurs Gallant',
    text: 'Two sets, before noon and after. Come early for the window.',
    weekday: 0,
    from: 10,
    to: 14,
    picture: 'leonie/gallery-brunch',
    parties: [2, 2, 5],
  },
  {
    name: 'Film night: Sintel',
    text: 'Fifteen minutes of dragons, popcorn with salt pork, pay what you like.',
    weekday: 2,
    from: 19,
    to: 21,
    picture: 'leonie/gallery-at-the-bar',
    parties: [1, 2],
  },
]

/** timeId of a dish -> the section it stands in, in the order of the menu. */
export const menuSections = [
  { timeId: 1, name: 'Breakfast' },
  { timeId: 2, name: 'Lunch' },
  { timeId: 3, name: 'Dinner' },
  { timeId: 5, name: 'Desserts' },
  { timeId: 4, name: 'Drink Specials' },
] as const

/** What an order calls its buyer once the buyer's data was erased; stored, and so the same in every language. */
export const erasedBuyer = 'Erased buyer'

/** Whether the buyer of an order was erased: somebody may be called so, but has an address then. */
export const isErased = ({ name, email }: { name: string; email: string }): boolean =>
  name === erasedBuyer && email === ''

/** What an order's buyer is called on a page, which has its own words for one that was erased. */
export const buyerName = (order: { name: string; email: string }, erased: string): string =>
  isErased(order) ? erased : order.name

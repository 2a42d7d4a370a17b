import { fromCents, type Cents } from '@mainstreet/shared/rules/money/money'
import type { ProductEntry } from './product-entries'

/** How many pictures beside the first the readers take. */
export const maxMorePictures = 10

/** An amount as the readers write it: "24.50 CAD". */
export const moneyValue = (amount: Cents): string => `${fromCents(amount).toFixed(2)} CAD`

/** From when until when a sale's price is asked, ISO 8601; empty where it has no end. */
export const saleSpan = ({ sale }: ProductEntry): string =>
  sale?.until ? `${sale.from.toISOString()}/${sale.until.toISOString()}` : ''

/** A weight as the readers write it; empty where nobody has said. */
export const weightValue = ({ weight }: ProductEntry): string => (weight ? `${weight} g` : '')

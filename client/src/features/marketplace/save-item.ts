import type { MarketItem, MarketItemWrite } from '@mainstreet/shared/marketplace'
import { ApiError } from '../../kit/rest'
import { toItemWrite, type ItemForm } from './item-form'

/** Long enough to see that something was saved. */
const rest = 100

/** Puts what the server says of a variation beside that variation's fields. */
const atItsRow = (error: unknown, { variations }: ItemForm): unknown => {
  if (!(error instanceof ApiError)) return error
  const index = variations.findIndex(({ id }) => id !== undefined && id === error.data.variationId)
  if (index < 0) return error
  const errors = Object.fromEntries(
    Object.entries(error.errors).map(([name, message]) => [`variations.${index}.${name}`, message]),
  )
  const { errors: _ofNoRow, ...data } = error.data
  return new ApiError(error.name, error.message, { code: error.code, errors, data })
}

type Update = (id: number, data: MarketItemWrite) => Promise<MarketItem>

/** Saves an item and its variations in one update; what is refused names the form's fields. */
export const saveItem = async (id: number, values: ItemForm, update: Update): Promise<void> => {
  await update(id, toItemWrite(values)).catch((error: unknown) => {
    throw atItsRow(error, values)
  })
  await new Promise((resolve) => setTimeout(resolve, rest))
}

import type { MarketItem, MarketItemWrite } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { ApiError } from '../../../kit/data/rest'
import { toItemWrite, type ItemForm } from './item-form'

/** What the server says of a variation belongs beside that variation's fields; of others the fields say it better than the server's list. */
const atItsField = (error: unknown, { variations }: ItemForm, refused: string): unknown => {
  if (!(error instanceof ApiError)) return error
  const { name, code, data } = error
  if (code === 400 && Object.keys(error.errors).length > 0)
    return new ApiError(name, refused, { code, data, errors: error.errors })
  const index = variations.findIndex(({ id }) => id !== undefined && id === data.variationId)
  if (index < 0) return error
  const errors = Object.fromEntries(
    Object.entries(error.errors).map(([name, message]) => [`variations.${index}.${name}`, message]),
  )
  const { errors: _ofNoRow, ...rest } = data
  return new ApiError(name, error.message, { code, errors, data: rest })
}

interface Saving {
  update: (id: number, data: MarketItemWrite) => Promise<MarketItem>
  /** What is said above the form where its fields say the rest. */
  refused: string
}

/** Saves an item and its variations in one update; what is refused names the form's fields. */
export const saveItem = async (id: number, values: ItemForm, saving: Saving): Promise<void> => {
  await saving.update(id, toItemWrite(values)).catch((error: unknown) => {
    throw atItsField(error, values, saving.refused)
  })
}

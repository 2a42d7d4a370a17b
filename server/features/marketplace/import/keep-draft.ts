import type { ImportChange, ImportChoices } from '@mainstreet/shared/contracts/marketplace/imports'
import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import type { ItemDraft } from './import-draft'

/** Nothing is published that visitors would see without a picture, unless the owner lets it be. */
export const keepDraft = (
  { publishWithoutPictures }: ImportChoices,
  draft: ItemDraft,
  before?: MarketItem,
): { draft: ItemDraft; kept: ImportChange[] } => {
  const isNews = draft.columns.status === 'public' && before?.status !== 'public'
  if (publishWithoutPictures || !isNews || before?.images.length) return { draft, kept: [] }
  const kept = [{ field: 'status', from: 'draft', to: 'public' }]
  return { draft: { ...draft, columns: { ...draft.columns, status: 'draft' } }, kept }
}

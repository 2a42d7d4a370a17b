import type { ImportChange, ImportChoices } from '@mainstreet/shared/contracts/marketplace/imports'
import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import type { ItemDraft } from './import-draft'

/** A draft as it may be stored at first. */
export interface KeptDraft {
  draft: ItemDraft
  kept: ImportChange[]
  /** Its first picture publishes it. */
  publishes: boolean
}

/** Nothing is published that visitors would see without a picture, unless the owner lets it be; one whose pictures are on their way is when the first is in place. */
export const keepDraft = (
  { publishWithoutPictures }: ImportChoices,
  { draft, before }: { draft: ItemDraft; before?: MarketItem },
): KeptDraft => {
  const isNews = draft.columns.status === 'public' && before?.status !== 'public'
  if (publishWithoutPictures || !isNews || before?.images.length) return { draft, kept: [], publishes: false }
  const kept = [{ field: 'status', from: 'draft', to: 'public' }]
  const asDraft = { ...draft, columns: { ...draft.columns, status: 'draft' as const } }
  return { draft: asDraft, kept, publishes: draft.images.length > 0 }
}

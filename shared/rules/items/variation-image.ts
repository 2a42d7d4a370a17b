import type { MarketImage, MarketItem, MarketVariation } from '../../contracts/marketplace/marketplace'

/** The picture that shows a variation: its own, else the item's first. */
export const variationImage = (
  { images }: Pick<MarketItem, 'images'>,
  { imageId }: Pick<MarketVariation, 'imageId'>,
): MarketImage | undefined => images.find(({ id }) => id === imageId) ?? images[0]

import { randomBytes } from 'node:crypto'

/** What an upload stores for a picture of an item; only our own code can create one. */
export const buildImage = (
  itemId: number,
  { customerId, order }: { customerId: number; order?: number },
) => ({
  itemId,
  customerId,
  url: `/assets/nb/${customerId}/${randomBytes(16).toString('hex')}-market-image.jpg`,
  ...(order === undefined ? {} : { order }),
})

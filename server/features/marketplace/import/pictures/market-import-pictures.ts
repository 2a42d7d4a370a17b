import { importPictureContract } from '@mainstreet/shared/contracts/marketplace/imports'
import { tableService } from '../../../../kit/service/define-service'

/** The pictures that imports name; they are fetched beside the calls. */
export const marketImportPictures = tableService(importPictureContract)

declare module '../../../../kit/service/stored-row' {
  interface PrivateColumns {
    'market-import-pictures': {
      alt: string
      order: number
      /** The variations that it shows. */
      variationIds: number[]
      /** Whether the item is published once it is in place. */
      publishes: boolean
    }
    'market-imports': {
      picturesLeasedUntil: Date | null
      picturesClaim: string | null
    }
  }
}

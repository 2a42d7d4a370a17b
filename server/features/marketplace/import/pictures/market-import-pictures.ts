import { importPictureContract } from '@mainstreet/shared/contracts/marketplace/imports'
import { tableService } from '../../../../kit/service/feature'
import { fetchPictures } from './fetch-pictures'

// With a lease of 12 seconds: what a server leaves when it dies, another goes on with within 20.
const turnMs = 4_000

/** The pictures that imports name; they are fetched beside the calls. */
export const marketImportPictures = tableService(importPictureContract, (app) => {
  app.get('jobs').every('import-pictures', turnMs, (isStopping) => fetchPictures(app, { isStopping }))
  return {}
})

declare module '../../../../declarations' {
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

import type { Application } from '../../declarations'
import { fillShelf, type DrawnName, type Shelf, type WantedPicture } from '../../kit/media/drawn-pictures'
import { removeUnused } from '../../kit/media/remove-unused'
import type { Place } from '../../kit/media/store-picture'
import type { Starter } from './starters'

const wantedPictures = ({ pictures }: Starter): WantedPicture[] => {
  const of = (kind: WantedPicture['kind'], names: readonly DrawnName[] = []) =>
    names.map((name) => ({ kind, name }))
  return [
    ...of('header', [pictures.header]),
    ...of('gallery', pictures.gallery),
    ...of('market-image', pictures.items),
    ...of('dish', pictures.dishes),
    ...of('car-image', pictures.cars),
  ]
}

/** Stores a starter's example pictures for what `use` writes in one work, longer than which drawing may take; those that no row names afterwards are gone. */
export const withExamplePictures = async <Result>(
  app: Application,
  { place, starter }: { place: Place; starter: Starter },
  use: (picture: Shelf) => Promise<Result>,
): Promise<Result> => {
  const wanted = wantedPictures(starter)
  const shelf = await fillShelf(app, place, wanted)
  try {
    return await use(shelf)
  } catch (error) {
    const stored = wanted.flatMap(({ kind, name }) => shelf(kind, name) ?? [])
    const urls = stored.flatMap(({ url, thumbnail }) => [url, thumbnail])
    await removeUnused(app, urls, place.customerId)
    throw error
  }
}

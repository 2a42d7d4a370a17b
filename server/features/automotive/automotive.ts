import { automotiveContract, carImageContract } from '@mainstreet/shared/contracts/automotive'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { readVin, vinFault } from '@mainstreet/shared/rules/cars/vin'
import { invalid } from '../../kit/service/errors'
import { tableService } from '../../kit/service/define-service'
import type { WriteContext } from '../../kit/service/table-rules'
import { cleanDescription } from '../../kit/text/rich-text'
import { removeMedia } from '../../kit/media/remove-media'
import { filterCars, searchCars } from './filter-cars'

type Context = WriteContext<typeof automotiveContract>

/** A VIN is stored bare; what no car has ever had is refused. */
const vinOf = ({ vin }: Context['data']) => {
  if (vin === undefined) return {}
  const fault = vinFault(vin)
  if (fault)
    throw invalid({
      vin: fault === 'length' ? refusal('vin-length') : refusal('vin-characters'),
    })
  return { vin: readVin(vin) }
}

/** A new car is named with an empty list of pictures, which are uploaded. */
const refuseImages = ({ method, ignored }: Context) => {
  const { images } = ignored
  if (method === 'create' && Array.isArray(images) && images.length)
    throw invalid({ images: 'are made with automotive-images' })
}

/** Cars with their pictures, the first one of them by hand and one primary. */
export const automotive = tableService(automotiveContract, (app) => ({
  search: searchCars,
  filter: filterCars,
  beforeWrite(context) {
    refuseImages(context)
    const { data } = context
    return { ...data, ...vinOf(data), ...cleanDescription(data) }
  },
  // The database's cascade removes the rows; here their events are published and their files removed.
  async beforeRemove({ row, work }) {
    for (const before of row.images) {
      work.changed('automotive-images', { before, after: null })
      removeMedia(app, { work, row: before, contract: carImageContract })
    }
  },
}))

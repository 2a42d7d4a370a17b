import { restaurantContract } from '@mainstreet/shared/contracts/restaurant'
import { cleanDescription } from '../../kit/text/rich-text'
import { tableService } from '../../kit/service/feature'

/** Dishes of the menu. */
export const restaurant = tableService(restaurantContract, () => ({
  computed: { hasImage: `restaurant.image <> ''` },
  beforeWrite: ({ data }) => ({ ...data, ...cleanDescription(data) }),
}))

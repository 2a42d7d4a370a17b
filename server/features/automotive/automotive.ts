import { automotiveContract } from '@mainstreet/shared/contracts/automotive'
import { cleanDescription } from '../../kit/text/rich-text'
import { tableService } from '../../kit/service/feature'

const images = `select coalesce(json_agg(row_to_json(c) order by c."isPrimary" desc, c."order", c.id), '[]') from (
  select id, "itemId", image, "isPrimary", "order" from automotive_images
  where automotive_images."itemId" = automotive.id) c`

/** Cars with their pictures, the primary one first. */
export const automotive = tableService(automotiveContract, () => ({
  computed: { images },
  beforeWrite: ({ data }) => ({ ...data, ...cleanDescription(data) }),
}))

import { pageTextContract } from '@mainstreet/shared/contracts/site/page-texts'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { tableService } from '../../kit/service/define-service'
import { invalid } from '../../kit/service/errors'

/** What an owner has others told of the pages of the site: one row a page. */
export const pageTexts = tableService(pageTextContract, () => ({
  async beforeWrite({ data, before, work }) {
    const { imageId } = data
    const customerId = before ? before.customerId : data.customerId
    if (imageId && !(await work.trx('profile_gallery').where({ id: imageId, customerId }).first('id')))
      throw invalid({ imageId: refusal('not-a-picture') })
    return data
  },
}))

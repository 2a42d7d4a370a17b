import { linkContract } from '@mainstreet/shared/contracts/site/profile'
import { linkErrors, storedLink } from '@mainstreet/shared/rules/site/link-rules'
import { tableService } from '../../kit/service/define-service'
import { nextOrder } from '../../kit/service/next-order'
import { refuseInputs } from '../../kit/service/refuse-input'

/** Links of the navigation: a text, and an address that can be followed safely. */
export const profileLinks = tableService(linkContract, () => ({
  async beforeWrite({ method, data, work }) {
    const { text, link } = data
    const errors = linkErrors({ text, link })
    if (Object.keys(errors).length) throw refuseInputs(errors)
    const columns = link === undefined ? data : { ...data, link: storedLink(link) }
    if (method !== 'create' || 'order' in data) return columns
    const { customerId } = data
    return { ...columns, order: await nextOrder(work, { table: 'profile_links', customerId }) }
  },
}))

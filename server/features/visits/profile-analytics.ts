import type { HookContext } from '@feathersjs/feathers'
import { analyticsContract } from '@mainstreet/shared/contracts/profile'
import type { House } from '../../declarations'
import { tableService } from '../../kit/service/feature'
import type { ServiceParams } from '../../kit/service/table-rules'
import { isUncounted } from '../../kit/service/uncounted'

const path = analyticsContract.path

/** Who looks at a preview is no visitor of the site, and could name any site there is. */
const isPreview = ({ query, preview }: ServiceParams) => preview === true || query?.previewId !== undefined

/** Counts a visitor's events before their transaction begins: a refused call costs no connection. What is not to be counted is answered and forgotten. */
const countable =
  ({ limits }: House) =>
  async (context: HookContext) => {
    const params = context.params as ServiceParams
    if (context.path !== path || !params.provider) return
    await limits.limit('analytics-address', params.address ?? '')
    if (params.site !== undefined) await limits.limit('analytics-account', params.site)
    if (isUncounted(params) || isPreview(params)) context.result = context.data
  }

/** What visitors did; the account and the time are the server's word. */
export const profileAnalytics = tableService(analyticsContract, (house) => {
  house.app.hooks({ before: { create: [countable(house) as never] } })
  return { beforeWrite: ({ data, work }) => ({ ...data, createdAt: work.now }) }
})

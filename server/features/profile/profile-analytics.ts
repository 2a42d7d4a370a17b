import type { HookContext } from '@feathersjs/feathers'
import { analyticsContract } from '@mainstreet/shared/profile'
import type { House } from '../../kit/house'
import { tableService } from '../../kit/service/feature'
import type { ServiceParams } from '../../kit/service/table-rules'

const path = analyticsContract.path

/** Counts a visitor's events before their transaction begins: a refused call costs no connection. */
const limited =
  ({ limits }: House) =>
  async ({ path: called, params }: HookContext) => {
    const { provider, address } = params as ServiceParams
    if (called === path && provider) await limits.limit('analytics', address ?? '')
  }

/** What visitors did; the account and the time are the server's word. */
export const profileAnalytics = tableService(analyticsContract, (house) => {
  house.app.hooks({ before: { create: [limited(house) as never] } })
  return { beforeWrite: ({ data, work }) => ({ ...data, createdAt: work.now }) }
})

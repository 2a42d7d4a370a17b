import { analyticsSummaryOperation } from '@mainstreet/shared/contracts/site/visits'
import type { Application } from '../../declarations'
import { insiders } from '../../kit/events/published-events'
import type { Work } from '../../kit/service/work'

const kind = 'visits'
/** A busy shop has many events a second, and nobody reads figures that fast. */
const intervalMs = 3_000

/** Lets the back office hear that an account's summary has changed: at once, and then every few seconds at most. */
export const publishSummaryChanges = (app: Application) => {
  const { path, access } = analyticsSummaryOperation
  /** The accounts of which it was said lately, and whether they have changed again. */
  const lately = new Map<number, boolean>()

  const publish = (customerId: number) => {
    const row = { id: customerId, customerId }
    const audiences = insiders.filter((audience) => access.includes(audience))
    app.get('sockets').publish({ path, event: 'patched', customerId, audiences, except: [], row })
    lately.set(customerId, false)
    setTimeout(() => {
      const hasChanged = lately.get(customerId)
      lately.delete(customerId)
      if (hasChanged) publish(customerId)
    }, intervalMs).unref()
  }

  const changed = (accounts: readonly number[]) => {
    for (const customerId of accounts)
      if (lately.has(customerId)) lately.set(customerId, true)
      else publish(customerId)
  }

  app.get('bus').on(kind, changed)

  /** Says so, here and in the other processes, once the work is committed. */
  return async (work: Work, accounts: readonly number[]): Promise<void> => {
    await app.get('bus').send(work.trx, [{ kind, body: accounts }])
    work.afterCommit(() => changed(accounts))
  }
}

import { removeExamples as removeExamplesOperation } from '@mainstreet/shared/contracts/site/opening'
import { operationService } from '../../kit/service/define-service'
import { ownTenant } from '../../kit/service/caller/own-tenant'
import { clearExamples } from './clear-examples'

/** Removes the examples that an account started with, all at once. */
export const removeExamples = operationService(
  removeExamplesOperation,
  (app) =>
    async ({ customerId }, call) => {
      await ownTenant(app, customerId, call)
      const cleared = await app.get('runWork')(call.caller, (work) =>
        clearExamples({ app, work, customerId }),
      )
      return { ok: true as const, ...cleared }
    },
)

import { automotiveFeaturesOperation } from '@mainstreet/shared/contracts/automotive'
import { operationService } from '../../kit/service/define-service'
import { visibleAccount } from '../../kit/visible-account'

/** Answers the features cars can be filtered by: no account has any. */
export const getAutomotiveFeatures = operationService(
  automotiveFeaturesOperation,
  (app) =>
    async ({ id }, { caller }) => {
      await visibleAccount(app, id, caller)
      return { ok: true as const, features: [] }
    },
)

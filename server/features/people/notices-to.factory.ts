import type { Factory } from '../../test/factories'
import { memberFactory } from './people.factory'

/** What a new owner of the account is told of. */
export const noticesToFactory: Factory = async (app, account) => {
  const { id } = await memberFactory(app, account)
  return app.service('notices-to').get(id)
}

import type { Factory } from '../../test/factories'

/** A key of the account that may write. */
export const apiKeyFactory: Factory = (app, account) =>
  app.service('api-keys').create({ name: 'Till at the counter', scope: 'write', customerId: account.id })

import type { Factory } from '../../test/factories'

export const apiKeyFactory: Factory = (app, account) =>
  app.service('api-keys').create({ name: 'Till at the counter', scope: 'write', customerId: account.id })

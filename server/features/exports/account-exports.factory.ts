import type { Factory } from '../../test/factories'

/** An archive that has been made; its file is nowhere. */
export const exportFactory: Factory = (app, { id: customerId }) =>
  app.service('account-exports').create({ customerId, status: 'failed', problem: 'failed' })

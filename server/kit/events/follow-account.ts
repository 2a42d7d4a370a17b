import type { Application } from '../../declarations'

/** Its visitors are to hear first that the account is gone for them. */
const delayMs = 200

/** Whether an account's sockets may stay: those of visitors while it is published, those of programs while it is not suspended. */
const settleRooms = async (app: Application, customerId: number): Promise<void> => {
  const tenant = await app.get('tenants').byId(customerId)
  const sockets = app.get('sockets')
  sockets.followSite(customerId, tenant?.published === true)
  if (tenant && !tenant.suspended) return
  sockets.drop((caller) => caller.role === 'integrator' && caller.accounts.includes(customerId))
}

/** Opens or closes an account's rooms after it has changed, in every process. */
export const followAccount = (app: Application, customerId: number): void => {
  const timer = setTimeout(() => {
    settleRooms(app, customerId).catch((err: unknown) =>
      app
        .get('log')
        .warn({ err, account: customerId }, 'the sockets of a changed account stayed as they were'),
    )
  }, delayMs)
  timer.unref()
}

import type { Application } from '../../declarations'
import { channelName } from './sockets'

/** Its visitors are to hear first that the account is gone for them. */
const delayMs = 200

/** Whether an account's sockets may stay: those of visitors while it is published, those of programs while it is not suspended. */
const settle = async (app: Application, account: number): Promise<void> => {
  const tenant = await app.get('tenants').byId(account)
  const sockets = app.get('sockets')
  const channel = app.channel(channelName('site', account))
  const visitors = sockets.visitorsOf(account)
  if (tenant?.published) channel.join(...visitors)
  else channel.leave(...visitors)
  if (tenant && !tenant.suspended) return
  sockets.drop((caller) => caller.role === 'integrator' && caller.accounts.includes(account))
}

/** Opens or closes an account's channels after it has changed, in every process. */
export const followAccount = (app: Application, account: number): void => {
  const timer = setTimeout(() => {
    settle(app, account).catch((err: unknown) =>
      app.get('log').warn({ err, account }, 'the sockets of a changed account stayed as they were'),
    )
  }, delayMs)
  timer.unref()
}

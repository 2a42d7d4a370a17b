import type { HookContext, NextFunction } from '@feathersjs/feathers'
import { passwordMinimum } from '@mainstreet/shared/contracts/users'
import type { ServiceParams } from '../../kit/service/table-rules'
import { hashPassword } from './passwords'

const hashed = new Set<string>()

/** Hashes the password of a write to `users` before its transaction opens; only of callers who may set one. */
export const hashIncomingPassword = async (context: HookContext, next: NextFunction): Promise<void> => {
  const { provider, caller } = context.params as ServiceParams
  const password: unknown = context.data?.password
  const may = !provider || caller?.role === 'staff'
  // Too short or too long: left as it is, for the guard to refuse.
  const fits = typeof password === 'string' && password.length >= passwordMinimum && password.length <= 200
  if (context.path !== 'users' || !may || !fits) return next()
  const hash = await hashPassword(password)
  hashed.add(hash)
  context.data = { ...context.data, password: hash }
  try {
    await next()
  } finally {
    hashed.delete(hash)
  }
}

/** Whether a value was made by `hashIncomingPassword` for a write in progress, and not sent by a client. */
export const isFreshHash = (value: unknown): value is string => typeof value === 'string' && hashed.has(value)

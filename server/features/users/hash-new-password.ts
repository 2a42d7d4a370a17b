import { Forbidden } from '@feathersjs/errors'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Write } from '@mainstreet/shared/services'
import type { AroundHook } from '../../declarations'
import { hashChosen, wordsAbout } from './chosen-password'
import { hashPassword } from '../../kit/secrets/passwords'
import { problems } from '../../kit/service/errors'

/** Hashes the password of a write to `users` before its transaction opens; over a transport only staff may set one. */
export const hashNewPassword: AroundHook = async (context, next) => {
  const { provider, caller } = context.params
  const { password, ...columns } = (context.data ?? {}) as Write<'users'>
  if (context.data) context.data = columns
  if (password === undefined) return next()
  if (provider && caller?.role !== 'staff')
    throw new Forbidden('A password is changed at password-change.', {
      ...problems({ password: refusal('not-here') }),
    })
  const words = [columns.email, columns.name, columns.username].filter((word) => word !== undefined)
  if (context.id !== undefined)
    words.push(...(await wordsAbout(context.app.get('database').knex, Number(context.id))))
  const hash = provider ? hashChosen({ field: 'password', password, words }) : hashPassword(password)
  context.data = { ...columns, passwordHash: await hash }
  return next()
}

import { Forbidden } from '@feathersjs/errors'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Write } from '@mainstreet/shared/services'
import type { AroundHook, HookContext } from '../../declarations'
import { hashChosen, wordsAbout } from './chosen-password'
import { hashPassword } from '../../kit/secrets/passwords'
import { problems } from '../../kit/service/errors'

type Columns = Omit<Write<'users'>, 'password'>

/** Of what staff give somebody, with what is known of that person before and after. */
const hashGiven = async ({ app, id }: HookContext, password: string, columns: Columns): Promise<string> => {
  const known = id === undefined ? [] : await wordsAbout(app.get('database').knex, Number(id))
  const given = [columns.email, columns.name, columns.username].filter((word) => word !== undefined)
  return hashChosen({ field: 'password', password, words: [...known, ...given] })
}

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
  const passwordHash = await (provider ? hashGiven(context, password, columns) : hashPassword(password))
  context.data = { ...columns, passwordHash }
  return next()
}

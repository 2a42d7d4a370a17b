import { Conflict, NotFound } from '@feathersjs/errors'
import { addPhone, listPhones, maxPhones, removePhone } from '@mainstreet/shared/contracts/phones'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Application } from '../../declarations'
import { AddressRefused, checkAddress } from '../../kit/http/guarded-post'
import { vapidKeys } from '../../kit/notices/vapid-keys'
import { requireUser } from '../../kit/service/caller/require-user'
import { operationService } from '../../kit/service/define-service'
import { invalid } from '../../kit/service/errors'
import { readUserAgent } from '../../kit/http/read-user-agent'

const noPhones = 'Only a user has phones.'

/** The phones of a user whose sessions are open. */
const phonesOf = (app: Application, userId: number) =>
  app
    .get('database')
    .knex('phones')
    .join('sessions', 'sessions.id', 'phones.sessionId')
    .where({ userId, endedAt: null })

type Connected = { id: number; createdAt: Date; endpoint: string; userAgent: string }

/** Lists the caller's phones, the last connected first. */
export const phoneList = operationService(listPhones, (app) => async (_input, { caller }) => {
  const rows = await phonesOf(app, requireUser(caller, noPhones).userId)
    .orderBy('phones.id', 'desc')
    .select<Connected[]>('phones.id', 'phones.createdAt', 'endpoint', 'userAgent')
  const phones = rows.map(({ userAgent, createdAt, ...phone }) => ({
    ...phone,
    ...readUserAgent(userAgent),
    createdAt: createdAt.toISOString(),
  }))
  return { ok: true as const, publicKey: vapidKeys(app.get('settings').secretKey).publicKey, phones }
})

const refuseStrange = (endpoint: string) => {
  try {
    checkAddress(endpoint)
  } catch (error) {
    if (error instanceof AddressRefused) throw invalid({ endpoint: 'must be a web address' })
    throw error
  }
}

/** Connects a browser; one that is known already belongs to whoever is signed in there now. */
export const phoneAdd = operationService(
  addPhone,
  (app) =>
    async ({ endpoint, p256dh, auth }, { caller }) => {
      const { userId, sessionId } = requireUser(caller, noPhones)
      refuseStrange(endpoint)
      return app.get('runWork')(caller, async ({ trx }) => {
        await trx('users').where({ id: userId }).forNoKeyUpdate().first('id')
        const known = await phonesOf(app, userId).whereNot({ endpoint }).transacting(trx).select('phones.id')
        if (known.length >= maxPhones) throw new Conflict(refusal('many-phones', { max: maxPhones }))
        const [row] = await trx('phones')
          .insert({ sessionId, endpoint, p256dh, auth })
          .onConflict('endpoint')
          .merge(['sessionId', 'p256dh', 'auth'])
          .returning('id')
        return { ok: true as const, id: row!.id }
      })
    },
)

/** Disconnects a phone; what was on its way to it is not sent. */
export const phoneRemove = operationService(removePhone, (app) => async ({ id }, { caller }) => {
  const own = await phonesOf(app, requireUser(caller, noPhones).userId)
    .where('phones.id', id)
    .first<{ id: number } | undefined>('phones.id')
  if (!own) throw new NotFound(refusal('no-phone'))
  await app.get('database').knex('phones').where({ id }).del()
  return { ok: true as const }
})

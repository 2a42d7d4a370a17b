import type { Application } from '@feathersjs/feathers'
import type { ServiceTypes } from '@mainstreet/shared/service-types'

const tries = 3

/** Whoever answered said so by a code; a lost connection and a call that took too long have none. */
const isUnanswered = (error: unknown): boolean => (error as { code?: unknown }).code === undefined

/** Has every payment over a socket carry a key, and asks again under it when its answer was lost: it is made once however often it is asked for. */
export const repeatPayments = (client: Application<ServiceTypes>): void => {
  const payments = client.service('payments')
  const create = payments.create.bind(payments) as (data: object, params?: object) => Promise<unknown>
  const repeated = async (data: object, params?: object): Promise<unknown> => {
    const named = { key: crypto.randomUUID(), ...data }
    for (let left = tries - 1; ; left--) {
      try {
        // What is sent while the connection is away waits for the next one.
        return await create(named, params)
      } catch (error) {
        if (left === 0 || !isUnanswered(error)) throw error
      }
    }
  }
  Object.assign(payments, { create: repeated })
}

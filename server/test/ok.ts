import type { Test } from 'supertest'

/** The body of an answer to a request that has to go well. */
// Tests say what they expect of it.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const ok = async (asked: Test): Promise<any> => {
  const { status, body } = await asked
  if (status !== 200 && status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}

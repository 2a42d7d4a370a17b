import { StripeRefusal } from './stripe-books'
import { answerStripe, type Asked } from './stripe-routes'

/** What is answered over HTTP. */
export interface Answer {
  status: number
  body: unknown
}

/** An error in the form of Stripe's. */
export const refusal = (status: number, error: { type: string; message: string; code?: string }): Answer => ({
  status,
  body: { error },
})

const run = (asked: Asked): Answer => {
  try {
    // What is answered now must not change with what happens later.
    return { status: 200, body: structuredClone(answerStripe(asked)) }
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error
    return { status: error.status, body: { error: structuredClone(error.body) } }
  }
}

/** Under an idempotency key that was used before: the first answer again, or a refusal while that is not there yet or for something else. */
export const answerOnce = async (
  asked: Asked,
  key: string | undefined,
  late: () => Promise<unknown>,
): Promise<Answer> => {
  const params = JSON.stringify([asked.path, asked.params])
  const { replays } = asked.books
  const had = asked.method === 'POST' && key ? replays.get(key) : undefined
  if (had && had.params !== params)
    return refusal(400, {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters.',
    })
  if (had && !had.answer)
    return refusal(409, {
      type: 'invalid_request_error',
      code: 'idempotency_key_in_use',
      message: 'There is currently another in-progress request using this key.',
    })
  if (had?.answer) return had.answer
  const entry: { params: string; answer?: Answer } = { params }
  if (key) replays.set(key, entry)
  const answer = run(asked)
  await late()
  entry.answer = answer
  return answer
}

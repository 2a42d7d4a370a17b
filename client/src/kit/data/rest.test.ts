import { addressOf, callRest } from './rest'

const answerWith = (status: number, body: unknown) => {
  globalThis.fetch = jest.fn().mockResolvedValue({
    ok: status < 400,
    status,
    json: async () => {
      if (body === undefined) throw new SyntaxError('no JSON')
      return body
    },
  })
}

test('no answer is said in words', async () => {
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(callRest('/api/account')).rejects.toMatchObject({ name: 'Unreachable', code: 0 })
})

test('a Feathers error keeps its fields', async () => {
  answerWith(400, {
    name: 'BadRequest',
    message: 'title is required',
    code: 400,
    errors: { title: 'is required' },
  })
  await expect(callRest('/api/market-items', { method: 'POST', body: {} })).rejects.toMatchObject({
    message: 'title is required',
    code: 400,
    errors: { title: 'is required' },
  })
})

test("an operation's refusal keeps its other properties", async () => {
  answerWith(402, { ok: false, message: 'Declined.', code: 'card_declined', decline_code: 'lost_card' })
  await expect(callRest('/api/payments', { method: 'POST', body: {} })).rejects.toMatchObject({
    message: 'Declined.',
    code: 402,
    data: { code: 'card_declined', decline_code: 'lost_card' },
  })
})

test("the bank's second step is an answer, not a failure", async () => {
  answerWith(402, { ok: false, requiresAction: true, clientSecret: 's', paymentIntentId: 'p' })
  await expect(callRest('/api/payments', { method: 'POST', body: {} })).resolves.toMatchObject({
    requiresAction: true,
  })
})

test('a page in place of JSON is an error', async () => {
  answerWith(200, undefined)
  await expect(callRest('/api/site')).rejects.toMatchObject({ code: 502 })
})

test('an answer that breaks off is no answer', async () => {
  const json = () => Promise.reject(new TypeError('network error'))
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, status: 200, json })
  await expect(callRest('/api/site')).rejects.toMatchObject({ name: 'Unreachable', code: 0 })
})

test('queries are written as Feathers reads them', () => {
  const query = {
    customerId: 2,
    $sort: { createdAt: -1 },
    status: { $in: ['paid', 'shipped'] },
    $or: [{ a: 1 }],
  }
  expect(decodeURIComponent(addressOf('account-orders', null, query))).toBe(
    '/api/account-orders?customerId=2&$sort[createdAt]=-1&status[$in][]=paid&status[$in][]=shipped&$or[0][a]=1',
  )
  expect(addressOf('market-items', 5)).toBe('/api/market-items/5')
})

test('an empty list is asked for as such, not left out', () => {
  expect(decodeURIComponent(addressOf('account', null, { id: { $in: [] } }))).toBe('/api/account?id[$in][]=')
})

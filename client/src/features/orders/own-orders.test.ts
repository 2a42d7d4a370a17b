import { QueryClient } from '@tanstack/react-query'
import { buildOrder } from './order.factory'
import { madeByOthers, writeOwn } from './own-orders'

const client = new QueryClient()

test('an order written here is no news, even where its event comes before the answer', async () => {
  let answer = (_order: ReturnType<typeof buildOrder>) => {}
  const write = writeOwn(client, new Promise((resolve) => (answer = resolve)))
  const news = madeByOthers(client, [buildOrder({ id: 70 }), buildOrder({ id: 71 })])
  answer(buildOrder({ id: 71 }))
  expect((await write).id).toBe(71)
  expect((await news).map(({ id }) => id)).toEqual([70])
})

test('a refused order hides no other', async () => {
  await expect(writeOwn(client, Promise.reject(new Error('Only 1 left.')))).rejects.toThrow('Only 1 left.')
  expect(await madeByOthers(client, [buildOrder({ id: 72 })])).toHaveLength(1)
})

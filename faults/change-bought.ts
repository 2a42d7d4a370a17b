import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { OrderChange } from '@mainstreet/shared/contracts/orders/changes'
import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import type { Market } from './buyers'
import { call, type Reply } from './call'
import type { Shop } from './shops'

const maxTries = 100

/** Asks until somebody knows; undefined where nobody ever does. */
const untilKnown = async <Body>(
  ask: () => Promise<Reply<Body> | undefined>,
): Promise<Reply<Body> | undefined> => {
  for (let attempt = 0; attempt < maxTries; attempt++) {
    const answer = await ask()
    if (answer && !answer.isUnderWay && answer.status < 500) return answer
    await pause(200 + Math.random() * 400)
  }
  return undefined
}

interface Bought {
  orderNumber: number
  token: string
}

/** Other quantities of what the shop sells, each thing or not. */
const otherItems = ({ sold }: Shop) => {
  const items = sold
    .map(({ itemId, variationId }) => ({ itemId, variationId, quantity: Math.floor(Math.random() * 4) }))
    .filter(({ quantity }) => quantity > 0)
  return items.length ? items : [{ ...sold[0]!, quantity: 3 }]
}

/** Waits until no money of a change is on its way back: whoever began that may have died, and the sweeper comes for it. */
const untilBack = async (origin: string, shop: Shop, orderId: number): Promise<void> => {
  const path = `order-changes?orderId=${orderId}&status=waiting&difference[$lt]=0`
  for (let attempt = 0; attempt < maxTries; attempt++) {
    const open = await call<{ total: number }>(origin, shop, { path, token: shop.ownerToken })
    if (open?.status === 200 && open.body.total === 0) return
    await pause(1000)
  }
}

/** Changes an order as its owner would, twice, while the server dies: fewer pieces go back to the card, more are paid by the link. */
export const changeBought = async (
  { origin }: Market,
  shop: Shop,
  { orderNumber, token }: Bought,
): Promise<boolean> => {
  const owner = { token: shop.ownerToken }
  const found = await untilKnown(() =>
    call<{ data: Order[] }>(origin, shop, { path: `account-orders?orderNumber=${orderNumber}`, ...owner }),
  )
  const orderId = found?.body.data[0]?.id
  if (orderId === undefined) return false
  let isChanged = false
  for (let time = 0; time < 2; time++) {
    const body = JSON.stringify({ orderId, items: otherItems(shop) })
    const asked = { path: 'change-order', body, ...owner }
    const answer = await untilKnown(() => call<{ change?: OrderChange }>(origin, shop, asked))
    isChanged ||= answer?.status === 200
    if (!answer?.body.change || answer.body.change.difference <= 0) continue
    const payment = JSON.stringify({ token, id: 'pm_card_visa' })
    const key = randomUUID()
    await untilKnown(() => call(origin, shop, { path: 'pay-change', body: payment, key }))
  }
  await untilBack(origin, shop, orderId)
  return isChanged
}

import type { GiftCard } from '@mainstreet/shared/contracts/orders/gift-cards'
import { as } from '../../test/as'
import { createWholeApp } from '../../test/create-whole-app'
import { setShop } from '../orders/shop.stage'
import { makeCard } from './gift-cards.factory'

const shop = setShop({ open: createWholeApp })

const make = (body: object = {}, client = shop.owner) =>
  client.post('make-gift-card', { customerId: shop.account.id, amount: 50, ...body })
const balance = (code: string) => shop.buyer.post('gift-card-balance', { customerId: shop.account.id, code })
const read = async (id: number): Promise<GiftCard> =>
  (await shop.owner.get(`gift-cards/${id}`).expect(200)).body

describe('Gift cards', () => {
  test('are made and seen by their owner alone', async () => {
    const { card } = await makeCard(shop.app, shop.account)
    await make({}, shop.buyer).expect(401)
    await make({}, await as(shop.app, 'orders', shop.account)).expect(403)
    const other = await as(shop.app, 'owner')
    await make({}, other).expect(403)
    await other.get(`gift-cards/${card.id}`).expect(404)
    await other.post('renew-gift-card', { cardId: card.id }).expect(404)
    await shop.buyer.get('gift-cards').expect(401)
    await shop.buyer.get('gift-card-moves').expect(401)
  })

  test.each([
    ['amount', { amount: 0.99 }],
    ['amount', { amount: 2_001 }],
    ['amount', { amount: 10.005 }],
    ['email', { email: 'nobody' }],
    ['note', { note: 'x'.repeat(201) }],
  ])('are refused by %s where it is %j', async (field, body) => {
    const answer = await make(body).expect(400)
    expect(Object.keys(answer.body.errors)).toEqual([field])
    expect((await shop.owner.get('gift-cards')).body.total).toBe(0)
  })

  test('have a code that is answered once, and stored as a hash', async () => {
    const { body } = await make({ note: 'For Ada' }).expect(200)
    expect(body.code).toMatch(/^([A-HJKMNP-Z2-9]{4}-){3}[A-HJKMNP-Z2-9]{4}$/)
    const code = body.code.replaceAll('-', '')
    expect(body.card).toMatchObject({ last4: code.slice(-4), value: 5_000, balance: 5_000, note: 'For Ada' })
    const [row] = await shop.knex('gift_cards').where({ id: body.card.id })
    expect(JSON.stringify(row)).not.toContain(code)
    const { data } = (await shop.owner.get('gift-card-moves')).body
    expect(data).toMatchObject([{ cardId: body.card.id, delta: 5_000, reason: 'made', orderId: null }])
    const [logged] = await shop.knex('account_changes').where({ customerId: shop.account.id })
    expect(JSON.stringify(logged)).not.toContain(row!.codeHash)
  })

  test('are noted on by their owner, and nothing else of them is written', async () => {
    const { card } = await makeCard(shop.app, shop.account)
    await shop.owner.patch(`gift-cards/${card.id}`, { note: 'Raffle', balance: 9_999 }).expect(200)
    expect(await read(card.id)).toMatchObject({ note: 'Raffle', balance: 2_000 })
    await shop.owner.delete(`gift-cards/${card.id}`).expect(405)
    await shop.owner.post('gift-cards', { value: 100 }).expect(405)
  })

  test('are told by their code, however it is typed, on their own site', async () => {
    const { code } = await makeCard(shop.app, shop.account)
    for (const typed of [code, code.toLowerCase().replaceAll('-', ' ')])
      expect((await balance(typed).expect(200)).body).toMatchObject({ value: 2_000, balance: 2_000 })
    const wrong = await balance('AAAA-BBBB-CCCC-DDDD').expect(404)
    expect(wrong.body.refusals.code.code).toBe('gift-card-unknown')
    const there = await as(shop.app, 'visitor')
    await there.post('gift-card-balance', { code }).expect(404)
  })

  test('are found by nobody who tries', async () => {
    const answers = []
    for (let tries = 0; tries < 22; tries++) answers.push((await balance(`AAAA-BBBB-CCCC-DD${tries}`)).status)
    expect(answers.slice(20)).toEqual([429, 429])
  })

  test('get another code where theirs is lost', async () => {
    const { card, code } = await makeCard(shop.app, shop.account)
    const { body } = await shop.owner.post('renew-gift-card', { cardId: card.id }).expect(200)
    await balance(code).expect(404)
    expect((await balance(body.code).expect(200)).body.balance).toBe(2_000)
    expect(body.card.last4).toBe(body.code.slice(-4))
  })

  test('are mailed to whom they are for, in a mail that nobody else reads', async () => {
    const { body } = await make({ email: 'ada@people.test', message: 'Bonne fête!', language: 'fr' }).expect(
      200,
    )
    const [mail] = await shop.mails('gift-card')
    expect(mail).toMatchObject({ to: 'ada@people.test', unlisted: true })
    expect(mail!.subject).toContain('carte-cadeau')
    for (const text of [body.code, 'Bonne fête!', '50,00', '/gift-card']) expect(mail!.text).toContain(text)
    const listed = (await shop.owner.get('account-mails')).body.data
    expect(JSON.stringify(listed)).not.toContain('gift-card')
  })
})

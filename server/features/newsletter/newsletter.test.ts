import { dayMs, hourMs } from '@mainstreet/shared/rules/time/durations'
import request from 'supertest'
import { as, newAccount } from '../../test/as'
import { forgetAsked } from './forget-asked'
import { createSubscriber } from './newsletter.factory'
import { setNewsletter } from './newsletter.stage'

const stand = setNewsletter()

const knex = () => stand.app.get('database').knex
const subscribe = (more: object = {}, who = stand.visitor) =>
  who.post('subscribe', { email: 'Mona@readers.test', ...more })
const subscribers = async () => (await stand.owner.get('subscribers').expect(200)).body.data

const mailedToken = async () => {
  await subscribe().expect(200)
  return stand.tokenIn((await stand.mails('confirm-subscription'))[0])
}

describe('who asks for letters', () => {
  test('is kept with the consent, and mailed to prove the address', async () => {
    await subscribe({ language: 'fr' }).expect(200)
    expect(await subscribers()).toMatchObject([
      {
        email: 'Mona@readers.test',
        language: 'fr',
        status: 'asked',
        page: 'home',
        words: expect.stringMatching(/^Envoyez-moi les nouvelles/),
        network: expect.stringMatching(/\.0$|::\/48$/),
        confirmedAt: null,
      },
    ])
    expect(await stand.mails('confirm-subscription')).toMatchObject([
      { to: 'Mona@readers.test', unlisted: true, replyTo: 'hello@shop.test' },
    ])
  })

  test('hears the same whoever it is, and one address is not mailed twice', async () => {
    await createSubscriber(stand.app, stand.account, { email: 'mona@readers.test' })
    for (const more of [
      {},
      { email: 'other@readers.test' },
      { email: 'OTHER@readers.test' },
      { reference: 'x' },
    ])
      expect((await subscribe(more).expect(200)).body).toEqual({ ok: true })
    expect(await stand.mails('confirm-subscription')).toHaveLength(1)
  })

  test('may ask twice at once', async () => {
    const answers = await Promise.all([subscribe(), subscribe(), subscribe()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await stand.mails('confirm-subscription')).toHaveLength(1)
  })

  test('is refused what is no address, and where nobody writes letters', async () => {
    expect((await subscribe({ email: 'mona' }).expect(400)).body.errors).toHaveProperty('email')
    await stand.owner.patch(`profile-options/${stand.account.id}`, { newsletter: false }).expect(200)
    await subscribe().expect(404)
    expect(await subscribers()).toEqual([])
  })

  test('is nobody’s to read but the owner’s', async () => {
    await createSubscriber(stand.app, stand.account)
    await stand.visitor.get('subscribers').expect(401)
    await (await as(stand.app, 'content', stand.account)).get('subscribers').expect(403)
    expect((await (await as(stand.app, 'owner')).get('subscribers').expect(200)).body.total).toBe(0)
    await stand.owner.post('subscribers', { email: 'bought@lists.test', status: 'subscribed' }).expect(405)
  })

  test('is forgotten after a month without a proof', async () => {
    await subscribe().expect(200)
    await forgetAsked(stand.app, new Date(Date.now() + 29 * dayMs))
    expect(await subscribers()).toHaveLength(1)
    await forgetAsked(stand.app, new Date(Date.now() + 31 * dayMs))
    expect(await subscribers()).toEqual([])
  })
})

describe('the link', () => {
  test('changes nothing by being opened, confirms, leaves, and begins again', async () => {
    const token = await mailedToken()
    const status = async (act: string) => (await stand.follow(token, act).expect(200)).body.status
    expect(await status('see')).toBe('asked')
    expect((await subscribers())[0].status).toBe('asked')
    expect((await stand.follow(token, 'confirm').expect(200)).body).toMatchObject({
      email: 'M…a@readers.test',
      status: 'subscribed',
    })
    expect(await status('leave')).toBe('left')
    expect((await subscribers())[0]).toMatchObject({ status: 'left', leftAt: expect.any(String) })
    expect(await status('confirm')).toBe('subscribed')
  })

  test('is of nobody when it is not ours, or of another site', async () => {
    const token = await mailedToken()
    await stand
      .follow(
        // The first sign of its signature: the last one has bits that say nothing.
        token.replace(/\.(.)/, (_, first) => (first === 'A' ? '.B' : '.A')),
        'leave',
      )
      .expect(404)
    await stand
      .follow(token, 'leave', await as(stand.app, 'visitor', await newAccount(stand.app)))
      .expect(404)
    expect((await subscribers())[0].status).toBe('asked')
  })

  test('ends with one press of a program of mail, and not with a look', async () => {
    const token = await mailedToken()
    await stand.follow(token, 'confirm').expect(200)
    const at = (host: string) => ({ 'x-forwarded-host': host })
    const press = (path: string, host = stand.account.str_domain) =>
      request(stand.app.origin).post(path).set(at(host)).type('form').send('List-Unsubscribe=One-Click')
    await press(`/newsletter/${token}`, 'nobody.test').expect(404)
    await press('/newsletter/1.nothing').expect(404)
    await press(`/newsletter/${token}`).expect(200)
    expect((await subscribers())[0].status).toBe('left')
  })

  test('a day later asks again, once more by mail', async () => {
    await subscribe().expect(200)
    await knex()('subscribers')
      .where({ customerId: stand.account.id })
      .update({ askedAt: new Date(Date.now() - 2 * hourMs) })
    await subscribe().expect(200)
    expect(await stand.mails('confirm-subscription')).toHaveLength(2)
  })
})

import { randomBytes } from 'node:crypto'
import { cents } from '@mainstreet/shared/rules/money/money'
import type { Account } from '@mainstreet/shared/contracts/account'
import { createWholeApp } from '../../test/create-whole-app'
import { startMailWorker } from '../../kit/mail/mail-worker'
import { as, newAccount, socketAs, type Client } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'
import { readMails } from '../../test/mails'
import { startSmtp } from '../../test/smtp-stand-in'
import { buildCar } from '../automotive/automotive.factory'

const written = { from: 'ada@example.test', contact: 'Ada Byron', subject: 'Mugs', message: 'Blue ones?' }
const newAddress = () => `10.${[...randomBytes(3)].join('.')}`
let smtp: Awaited<ReturnType<typeof startSmtp>>
let app: TestApp
let worker: Awaited<ReturnType<typeof startMailWorker>>
let account: Account
let visitor: Client

const newShop = () => {
  const word = randomBytes(6).toString('hex')
  return newAccount(app, { str_email: `${word}@shop.test`, str_company_name: `Shop ${word}` })
}

beforeAll(async () => {
  smtp = await startSmtp()
  app = await createWholeApp({ smtpUrl: smtp.url, mailFrom: 'Mainstreet <post@mainstreet.test>' })
  worker = await startMailWorker(app, { pollMs: 50 })
})
beforeEach(async () => {
  app.address = newAddress()
  account = await newShop()
  visitor = await as(app, 'visitor', account)
})
afterAll(async () => {
  await worker.stop()
  await app.close()
  await smtp.close()
})

const mailsOf = ({ id }: Account) => readMails(app, { customerId: id })
const send = (body: object, client = visitor) => client.post('contact', body)

describe('who may write', () => {
  test('nobody writes to a site that is not there or is suspended', async () => {
    const suspended = await newAccount(app, { int_status_id: 2 })
    const stranger = await as(app, 'visitor', suspended)
    expect((await send(written, stranger)).status).toBe(404)
    const nowhere = await as(app, 'visitor')
    expect((await send(written, nowhere)).body).toMatchObject({ ok: false, code: 400 })
    expect(await mailsOf(suspended)).toEqual([])
  })

  test('neither a visitor nor an owner writes in the name of another account', async () => {
    const other = await newShop()
    const owner = await as(app, 'owner', account)
    for (const client of [visitor, owner]) {
      expect((await send({ ...written, customerId: other.id }, client)).status).toBe(403)
    }
    expect((await send({ ...written, to: 'x@y.test' }, await as(app, 'read key', account))).status).toBe(403)
    expect(await mailsOf(other)).toEqual([])
  })
})

describe('a message that cannot be sent', () => {
  test('is refused with the stated texts, in their order and by field', async () => {
    const { status, body } = await send({ subject: 'Nothing else' })
    expect(status).toBe(400)
    expect(body).toEqual({
      ok: false,
      code: 400,
      message: 'Error: Please provide your first name.',
      errors: {
        contact: 'Error: Please provide your first name.',
        from: 'Error: Please provide a valid email address.',
        message: 'Error: Please include a message to send.',
      },
    })
    const second = await send({ ...written, from: 'ada@example', message: '' })
    expect(second.body.message).toBe('Error: Please provide a valid email address.')
    const short = await send({ ...written, phone: '555-01' })
    expect(short.body.errors).toEqual({ phone: 'Error: Please provide a whole phone number, or none.' })
    const third = await send({ ...written, message: ' \n' })
    expect(third.body.message).toBe('Error: Please include a message to send.')
    expect(await mailsOf(account)).toEqual([])
  })

  test('of the wrong shape is a 400', async () => {
    expect((await send({ ...written, bcc: 'x@y.test' })).body.errors).toEqual({ bcc: 'is not known here' })
    expect((await send({ ...written, message: ['x'] })).status).toBe(400)
    expect((await send({ ...written, message: 'x'.repeat(5001) })).status).toBe(400)
  })
})

describe('a visitor', () => {
  test('writes to the address of the site, whatever `to` and `html` say', async () => {
    const html = '<img src=x onerror=alert(1)>'
    const { status, body } = await send({ ...written, to: 'victim@example.test', html })
    expect([status, body]).toEqual([200, { ok: true }])
    const { recipients, source } = await smtp.mailWith(account.str_company_name)
    expect(recipients).toEqual([account.str_email])
    expect(source).toContain(`From: ${account.str_company_name} <post@mainstreet.test>`)
    expect(source).toContain('Reply-To: ada@example.test')
    expect(source).toContain('Subject: Website message: Mugs')
    expect(source).toContain('Blue ones?')
    expect(source).not.toMatch(/victim|onerror/)
  })

  test('may say where to call, in any country, which the mail and the list say', async () => {
    await send({ ...written, phone: '+33 6 12 34 56 78' }).expect(200)
    const { source } = await smtp.mailWith(account.str_company_name)
    expect(source).toContain('+33 612 345 678')
    const { body } = await (await as(app, 'owner', account)).get('contact-messages').expect(200)
    expect(body.data[0].phone).toBe('+33 612 345 678')
  })

  test('cannot add a header or a recipient', async () => {
    const evil = 'Mugs\r\nBcc: victim@example.test\r\n\r\n<b>'
    await send({ ...written, contact: evil, subject: evil, message: `${account.id}\r\nBcc: in the text` })
    const { recipients, source } = await smtp.mailWith(account.str_company_name)
    expect(recipients).toEqual([account.str_email])
    const headers = source.split('\r\n\r\n')[0]!
    expect(headers).not.toMatch(/^Bcc:/im)
    expect((await mailsOf(account))[0]!.html).not.toContain('<b>')
    const refused = await send({ ...written, from: 'ada@example.test\r\nBcc: victim@example.test' })
    expect(refused.body.errors).toEqual({ from: 'Error: Please provide a valid email address.' })
  })

  test('over a socket is answered and limited the same', async () => {
    const client = await socketAs(app, 'visitor', account)
    await expect(client.service('contact').create({ ...written, message: '' })).rejects.toMatchObject({
      code: 400,
      message: 'Error: Please include a message to send.',
    })
    expect(await client.service('contact').create(written)).toEqual({ ok: true })
    client.close()
    expect(await mailsOf(account)).toHaveLength(1)
  })

  test('about a car says which one it is in the dealer’s words, in the mail and in the list', async () => {
    const owner = await as(app, 'owner', account)
    const car = buildCar({ stockNo: 'T2107' })
    const { body: asked } = await owner.post('automotive', car).expect(201)
    const { body: draft } = await owner.post('automotive', { ...car, status: 'draft' }).expect(201)
    const other = await as(app, 'owner', await newShop())
    const { body: foreign } = await other.post('automotive', car).expect(201)
    for (const carId of [draft.id, foreign.id])
      expect((await send({ ...written, carId })).body.errors).toEqual({
        carId: 'is no vehicle of this business',
      })
    expect(
      (await send({ ...written, subject: 'A free car', carId: asked.id, enquiry: 'test-drive' })).status,
    ).toBe(200)
    const subject = 'Test drive: 2021 Toyota RAV4 XLE · T2107'
    expect((await owner.get('contact-messages').expect(200)).body.data).toMatchObject([
      { subject, carId: asked.id },
    ])
    const [mail] = await mailsOf(account)
    expect(mail).toMatchObject({ subject })
    expect(mail!.html).toContain(`/automotive/${asked.id}`)
    expect(mail!.html).not.toContain('A free car')
    await owner.delete(`automotive/${asked.id}`).expect(200)
    expect((await owner.get('contact-messages')).body.data).toMatchObject([{ subject, carId: null }])
  })

  test('who is a program fills the hidden field, is thanked and sends nothing', async () => {
    const { status, body } = await send({ ...written, reference: 'https://pills.test' })
    expect([status, body]).toEqual([200, { ok: true }])
    expect(await mailsOf(account)).toEqual([])
  })

  test('is stopped after five messages in ten minutes, mistakes aside', async () => {
    await send({})
    for (let i = 0; i < 5; i++) expect((await send(written)).status).toBe(200)
    const { status, headers, body } = await send(written)
    expect([status, body.ok]).toEqual([429, false])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(headers).toMatchObject({ 'ratelimit-remaining': '0', 'ratelimit-reset': headers['retry-after'] })
    expect(headers['ratelimit-policy']).toMatch(/^\d+;w=\d+$/)
    expect(await mailsOf(account)).toHaveLength(5)
  })

  test('among a crowd is heard, a little later, and the business gets one mail for all of them', async () => {
    const crowded = await newAccount(app, { str_email: 'crowded@shop.example' })
    const visitor = await as(app, 'visitor', crowded)
    for (let i = 0; i < 100; i++) await app.get('limits').slow('contact-account', crowded.id)
    app.address = newAddress()
    for (let i = 0; i < 3; i++) expect((await send(written, visitor)).status).toBe(200)
    const subjects = (await mailsOf(crowded)).map(({ subject }) => subject)
    expect(subjects).toEqual(['Very many messages at once'])
    const kept = await (await as(app, 'owner', crowded)).get('contact-messages').expect(200)
    expect(kept.body.total).toBe(3)
  })
})

describe('an owner', () => {
  const orderOf = (shop: Account, email: string, status: 'paid' | 'pending' = 'paid') =>
    app
      .get('database')
      .knex('account_orders')
      .insert({
        customerId: shop.id,
        orderNumber: status === 'pending' ? null : 1001 + Math.floor(Math.random() * 1e6),
        status,
        email,
        shippingType: 'pickup',
        subtotal: cents(0),
        shipping: cents(0),
        tax: cents(0),
        total: cents(0),
        taxRate: JSON.stringify({ label: 'HST', rate: 15_000, federal: 5_000 }),
      })

  test('writes to nobody who has not bought from the shop', async () => {
    const owner = await as(app, 'owner', account)
    const other = await newShop()
    await orderOf(other, 'theirs@example.test')
    await orderOf(account, 'unpaid@example.test', 'pending')
    for (const to of ['theirs@example.test', 'unpaid@example.test', 'x@y.test', '%', '', undefined]) {
      const { status, body } = await send({ ...written, to }, owner)
      expect([to, status, body.errors]).toEqual([
        to,
        400,
        { to: 'must be the email address of one of your orders' },
      ])
    }
    expect(await mailsOf(account)).toEqual([])
  })

  test('writes to a buyer in words the server sets', async () => {
    await orderOf(account, 'Buyer@example.test')
    const owner = await as(app, 'owner', account)
    const html = '<script>alert(1)</script>'
    const message = 'On its way <b>today</b>'
    const to = 'buyer@EXAMPLE.test'
    expect((await send({ ...written, to, message, html }, owner)).body).toEqual({ ok: true })
    const [mail] = await mailsOf(account)
    expect(mail).toMatchObject({ to: 'Buyer@example.test', replyTo: written.from, kind: 'buyer-message' })
    expect(mail!.fromName).toBe(account.str_company_name)
    expect(mail!.html).toContain('On its way &lt;b&gt;today&lt;/b&gt;')
    expect(mail!.html).not.toContain('<script>')
  })
})

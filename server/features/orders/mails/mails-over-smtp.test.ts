import type { Account } from '@mainstreet/shared/contracts/account'
import type { Locale } from '@mainstreet/shared/rules/language'
import { cents } from '@mainstreet/shared/rules/money/money'
import { createTestApp, type TestApp } from '../../../test/create-test-app'
import { baseFeatures } from '../../../test/base-features'
import { server } from '../../../kit/service/caller/caller'
import { startMailWorker } from '../../../kit/mail/mail-worker'
import { as, type Client } from '../../../test/as'
import { readMessage } from '../../../test/read-message'
import { startSmtp } from '../../../test/smtp-stand-in'
import { until } from '../../../test/until'
import { contact as contactFeature } from '../../contact/contact.feature'
import { mails as mailsFeature } from '../../mails/mails.feature'
import { marketplace as marketplaceFeature } from '../../marketplace/marketplace.feature'
import { profile as profileFeature } from '../../profile/profile.feature'
import { site as siteFeature } from '../../site/site.feature'
import { tax as taxFeature } from '../../tax/tax.feature'
import { orders as ordersFeature } from '../orders.feature'
import { buildBuyer, buildCart, buildCheckout, newKey, openShop, stockGoods } from '../orders.factory'
import { queueRefundMail } from './order-mails'

const evil = '<script>alert(1)</script>"\u202e'
const shown = '&lt;script&gt;alert(1)&lt;/script&gt;'
const mailFrom = 'Mainstreet <post@mainstreet.test>'

let smtp: Awaited<ReturnType<typeof startSmtp>>
let app: TestApp
let worker: Awaited<ReturnType<typeof startMailWorker>>
let shop: Account
let owner: Client
let shops = 0
let business: string
let buyer: string

beforeAll(async () => {
  smtp = await startSmtp()
  app = await createTestApp({
    features: [
      ...baseFeatures,
      mailsFeature,
      contactFeature,
      marketplaceFeature,
      ordersFeature,
      profileFeature,
      siteFeature,
      taxFeature,
    ],
    settings: { smtpUrl: smtp.url, mailFrom },
  })
  worker = await startMailWorker(app, { pollMs: 50 })
})
afterAll(async () => {
  await worker.stop()
  await app.close()
  await smtp.close()
})

const openHarbour = async (settings: object = {}) => {
  shops += 1
  // Mails of an earlier test may still be on their way.
  business = `orders-${shops}@harbour.test`
  buyer = `mona-${shops}@people.test`
  const emails = { storeEmail: 'shop@harbour.test', receiveEmail: business }
  shop = await openShop(app, { ...emails, storeName: 'Harbour & Sons', ...settings })
  owner = await as(app, 'owner', shop)
}

const buy = async (language: Locale, more: Parameters<typeof buildCheckout>[1] = {}, title = 'Mug') => {
  const goods = await stockGoods(app, shop, { title })
  const body = buildCheckout(buildCart(goods), { language, data: buildBuyer({ email: buyer }), ...more })
  const answer = await (await as(app, 'visitor', shop)).post('payments', body).set(newKey())
  expect([answer.status, answer.body.ok]).toEqual([200, true])
  return answer.body as { token: string }
}

/** The mail to an address, when it has come. */
const mailTo = async (address: string, count = 1) => {
  const those = () => smtp.received.filter(({ recipients }) => recipients.includes(address))
  await until(() => those().length === count)
  return readMessage(those().at(-1)!.source)
}

const orderRow = async () =>
  (await app.get('database').knex('account_orders').where({ customerId: shop.id }).first())!

const speakFrench = () =>
  app
    .get('database')
    .knex('users')
    .whereIn('id', app.get('database').knex('user_accounts').where({ customerId: shop.id }).select('userId'))
    .update({ language: 'fr' })

const bought = {
  en: {
    receipt: [
      'Your order #1001 at Harbour & Sons',
      'Thank you for your order',
      /^HST +\$2\.25$/m,
      'See your order',
    ],
    news: ['New order #1001: $17.25', 'Mona Leger has placed an order.', 'Open the order'],
    shipped: ['Your order #1001 from Harbour & Sons is on its way', 'Track your parcel'],
    refund: ['Your refund for order #1001 at Harbour & Sons', /^Refunded +\$11\.50$/m],
  },
  fr: {
    receipt: [
      'Votre commande nº\u00a01001 chez Harbour & Sons',
      'Merci de votre commande',
      /^TVH +2,25\u00a0\$$/m,
      'Voir votre commande',
    ],
    news: [
      'Nouvelle commande nº\u00a01001\u00a0: 17,25\u00a0$',
      'Mona Leger a passé une commande.',
      'Ouvrir la commande',
    ],
    shipped: ['Votre commande nº\u00a01001 de Harbour & Sons est en route', 'Suivre votre colis'],
    refund: [
      'Votre remboursement pour la commande nº\u00a01001 chez Harbour & Sons',
      /^Remboursé +11,50\u00a0\$$/m,
    ],
  },
} as const

const expectMail = (
  { headers, text, html }: ReturnType<typeof readMessage>,
  { replyTo, lang, says }: { replyTo: string; lang: Locale; says: readonly (string | RegExp)[] },
) => {
  const [subject, ...texts] = says
  expect(headers.get('subject')).toBe(subject)
  expect(headers.get('from')).toBe('"Harbour & Sons" <post@mainstreet.test>')
  expect(headers.get('reply-to')).toBe(replyTo)
  expect(html).toContain(`lang="${lang}"`)
  for (const each of texts) expect(text).toMatch(each)
  expect(text).toContain(`http://${shop.str_domain}`)
}

describe.each(['en', 'fr'] as const)('in %s', (lang) => {
  test('buyer and business get the mails of an order, each with both of its halves', async () => {
    await openHarbour()
    if (lang === 'fr') await speakFrench()
    const { token } = await buy(lang)
    const receipt = await mailTo(buyer)
    expectMail(receipt, { replyTo: 'shop@harbour.test', lang, says: bought[lang].receipt })
    expect(receipt.html).toContain(`/order/${token}`)
    const news = await mailTo(business)
    expectMail(news, { replyTo: buyer, lang, says: bought[lang].news })
    const order = await orderRow()
    expect(news.html).toContain(`/dashboard/orders/${order.id}`)

    const parcel = { trackingNumber: '1Z99', trackingCarrier: 'UPS' }
    await owner.patch(`account-orders/${order.id}`, { status: 'shipped', ...parcel }).expect(200)
    const shipped = await mailTo(buyer, 2)
    expectMail(shipped, { replyTo: 'shop@harbour.test', lang, says: bought[lang].shipped })
    expect(shipped.html).toContain('https://www.ups.com/track?tracknum=1Z99')

    const { lines } = order
    const sums = { subtotal: cents(1000), shipping: cents(0), tax: cents(150) }
    const taxLines = [{ label: 'HST', cents: cents(150) }]
    const refund = {
      id: order.id,
      amount: cents(1150),
      ...sums,
      taxLines,
      lines: [{ ...lines[0]!, quantity: 1 }],
    }
    const numbered = { ...order, orderNumber: order.orderNumber! }
    await app.get('runWork')(server, (work) => queueRefundMail(app, work, { order: numbered, refund }))
    const refunded = await mailTo(buyer, 3)
    expectMail(refunded, { replyTo: 'shop@harbour.test', lang, says: bought[lang].refund })
    // Nothing was refunded for shipping, which is not the same as free.
    expect(refunded.text).not.toMatch(/Free|Gratuit/)
  })

  test('whoever comes to pick up reads where and when', async () => {
    await openHarbour()
    const { knex } = app.get('database')
    const street = { str_address1: '12 Wharf Road', str_city: 'Moncton' }
    await knex('account').where({ id: shop.id }).update(street)
    await knex('profile_hours').where({ customerId: shop.id, day: 'Monday' }).del()
    const hours = { open: '09:00:00', close: '17:00:00', isOpen: true, byAppointment: false }
    await knex('profile_hours').insert({ customerId: shop.id, day: 'Monday', ...hours })
    await buy(lang, { shippingType: 'pickup' })
    const { text } = await mailTo(buyer)
    expect(text).toContain('12 Wharf Road')
    expect(text).toMatch(
      lang === 'fr' ? /lun\.\u00a0: 9\u00a0h - 17\u00a0h/ : /Mon: 9:00\u00a0AM - 5:00\u00a0PM/,
    )
  })
})

describe('hostile names', () => {
  test('become no markup, no header and no other direction of writing', async () => {
    await openHarbour({ storeName: evil })
    const name = `Mona ${evil}`
    await buy('en', { data: buildBuyer({ email: buyer, name, notes: `${evil}\nBcc: in the text` }) }, evil)
    for (const address of [buyer, business]) {
      const { headers, html, text } = await mailTo(address)
      expect(html).not.toMatch(/<script/i)
      expect(html).toContain(shown)
      expect(text).toContain('<script>')
      expect(`${html}${text}${[...headers.values()].join()}`).not.toContain('\u202e')
      expect(headers.has('bcc')).toBe(false)
      expect(headers.get('from')).toMatch(/<post@mainstreet\.test>$/)
    }
  })
})

test('a dead mail server holds up no order', async () => {
  await openHarbour()
  await worker.stop()
  const dead = await startSmtp()
  await dead.close()
  worker = await startMailWorker(app, { smtpUrl: dead.url, pollMs: 50 })
  await buy('en')
  const { knex } = app.get('database')
  const waiting = () => knex('account_mails').where({ customerId: shop.id, problem: 'unreachable' })
  await until(async () => (await waiting()).length === 3)
  expect((await orderRow()).status).toBe('paid')
  expect((await waiting()).map(({ status }) => status)).toEqual(['queued', 'queued', 'queued'])
})

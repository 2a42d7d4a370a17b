import type { Page } from 'playwright-core'
import { buildPdf, sendForm } from '../server/features/media/upload.factory'
import { buildBuyer, buildCart, buildCheckout, newKey } from '../server/features/orders/orders.factory'
import { as, type Client } from '../server/test/as'
import { attackFields, createRows, fitting, type Attack, type Rows } from './attack-fields'
import { describeInBrowser } from './browser'
import { follow } from './office-pages'
import { openShopAt, signIn, type Shop } from './shop'
import { quiet } from './quiet'
import { ready } from './settle'
import { setStage } from './stage'
import { hydrate } from './deferred-hydration'

const hit = 'window.__hit=1'
const script = `<script>${hit}</script>`

const attacks: [string, Attack][] = [
  [
    'markup',
    [
      `"'></title></textarea></style></script><!--<script>--!>${script}<img src=x onerror=${hit}><svg onload=${hit}><a href="javascript:${hit}">Go</a>`,
      `"><img src=x onerror=${hit}>`,
      `<svg onload=${hit}>`,
      '"><b>',
    ],
  ],
  [
    'an address',
    [`javascript:${hit}//https://www.youtube.com/watch?v=LXb3EKWsInQ`, `javascript:${hit}`, '"x:'],
  ],
  ['an address of its own data', [`data:text/html,${script}`, '//x" onx=']],
  [
    'a style',
    [
      `red}</style>${script}<style>@import 'javascript:${hit}';a{background:url("javascript:${hit}");width:expression(${hit})}`,
      `red}</style>${script}`,
      '}</style>',
      '#f00}x{',
    ],
  ],
]

const roles = ['Hub', 'Mobile', 'Events', 'Funeral', 'Automotive', 'Sales Flyer', 'Restaurant'] as const

interface Watched extends Window {
  __hit?: number
}

describeInBrowser('what an owner or a buyer writes', () => {
  const stage = setStage()
  let shop: Shop
  let owner: Client
  let rows: Rows
  beforeAll(async () => {
    const { app } = stage
    shop = await openShopAt(app, 'attacked')
    const { account, itemId } = shop
    const { id: customerId } = account
    const create = (path: 'market-items', body: object) =>
      app.service(path).create({ customerId, ...body } as never)
    await app.service('account').patch(customerId, { roles, catalogEnabled: true } as never)
    const { id: categoryId } = await create('market-categories' as never, { category: 'Mugs' })
    await create('market-options' as never, { itemId, option: 'Engraving', values: 'Yes, No' })
    await create('market-images' as never, { itemId, url: '/assets/nb/1/mug.jpg', order: 0 })
    const sale = { onSale: true, discountType: 'special', featured: true, categoryId }
    await app.service('market-items').patch(itemId, sale as never)
    rows = await createRows(app, account)
    owner = await as(stage.app, 'owner', account)
    const { knex } = app.get('database')
    await knex('profile_blocks').where({ customerId }).update({ show: true })
    await knex('profile_notices').where({ customerId }).update({ bol_visible: true })
  })

  const uploadAs = (name: string) => {
    const { id } = shop.account
    const fields = { type: 'file', id, destination: 'files', region: 'nb' }
    return sendForm(owner, { fields, files: [{ bytes: buildPdf(), name }] })
  }

  const writeMessage = async (attack: Attack) => {
    const visitor = await as(stage.app, 'visitor', shop.account)
    const subject = fitting(attack, 200)
    const message = { contact: fitting(attack, 120), from: 'ada@example.test', subject, message: subject }
    await visitor.post('contact', message).expect(200)
  }

  const buy = async (attack: Attack): Promise<string> => {
    const visitor = await as(stage.app, 'visitor', shop.account)
    const data = buildBuyer({
      name: fitting(attack, 120),
      recipient: fitting(attack, 120),
      address: fitting(attack, 200),
      city: fitting(attack, 80),
      notes: fitting(attack, 2000),
    })
    const answer = await visitor
      .post('payments', buildCheckout(buildCart(shop), { data }))
      .set(newKey())
      .expect(200)
    return answer.body.token
  }

  /** A window without the content policy: what is written must be harmless by itself. */
  const openUnprotected = async () => {
    const { page } = await stage.open({ bypassCSP: true })
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    return { page, dialogs }
  }

  const clickEverything = (page: Page) =>
    page.evaluate(async () => {
      window.print = () => undefined
      for (const button of document.querySelectorAll<HTMLElement>('main button, main summary'))
        if ((button as HTMLButtonElement).type !== 'submit') button.click()
      await new Promise((resolve) => setTimeout(resolve, 50))
    })

  /** What of a page could run script, or did. */
  const dangers = async (page: Page): Promise<string[]> => {
    const found = await page.evaluate(() => {
      const all = [...document.querySelectorAll('*')]
      const addresses = [...document.querySelectorAll<HTMLAnchorElement>('a[href], area[href]')]
      const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe, object, embed')]
      // The owner's own page, which has an origin of its own there.
      const isOwnPreview = ({ src, sandbox }: HTMLIFrameElement) =>
        src.startsWith(`${location.origin}/`) &&
        src.endsWith('&framed=1') &&
        sandbox.value === 'allow-scripts'
      return [
        ...((window as Watched).__hit === undefined ? [] : ['script ran']),
        ...all.flatMap(({ attributes }) =>
          [...attributes]
            .filter(({ name }) => /^on|^srcdoc$/.test(name))
            .map(({ name, value }) => `${name}=${value}`),
        ),
        ...addresses
          .filter(({ protocol }) => !/^(https?|mailto|tel|about):$/.test(protocol))
          .map(({ href }) => href),
        ...frames
          .filter((frame) => !frame.src.startsWith('https://') && !isOwnPreview(frame))
          .map(({ outerHTML }) => outerHTML),
      ]
    })
    return found.map((text) => `${new URL(page.url()).pathname}: ${text}`)
  }

  const publicPages = async (token: string) => {
    const { category } = await stage.app.service('market-categories').get(rows.get('market-categories')!)
    return [
      '/',
      '/marketplace',
      '/marketplace/sale',
      `/marketplace/c/${encodeURIComponent(category)}`,
      `/marketplace/${rows.get('market-items')}`,
      '/automotive',
      `/automotive/${rows.get('automotive')}`,
      '/restaurant',
      '/events',
      '/funerals',
      `/order/${token}`,
    ]
  }

  const backOfficePages = () => [
    '/dashboard/marketplace',
    `/dashboard/marketplace/${rows.get('market-items')}`,
    '/dashboard/orders',
    `/dashboard/orders/${rows.get('account-orders')}`,
    '/dashboard/content?part=notices',
    '/dashboard/content?part=content',
    '/dashboard/account',
    '/dashboard/messages',
    '/dashboard/card',
  ]

  const visit = async ({ page }: { page: Page }, paths: string[], isPublic: boolean): Promise<string[]> => {
    const found: string[] = []
    for (const path of paths) {
      if (isPublic) {
        await page.goto(shop.at(path))
        await hydrate(page)
        await clickEverything(page)
        await quiet(page)
      } else {
        await follow(page, path)
        await ready(page)
      }
      found.push(...(await dangers(page)))
    }
    return found
  }

  test.each(attacks)('runs nowhere when it holds %s', async (name, attack) => {
    const { stored, unexplained } = await attackFields(owner, rows, attack)
    expect(unexplained).toEqual([])
    expect(stored).toEqual(expect.arrayContaining(['market-items.title', 'account.str_company_name']))
    expect((await uploadAs(fitting(attack, 120))).status).toBeLessThan(500)
    const token = await buy(attack)
    await writeMessage(attack)

    const window = await openUnprotected()
    const pages = await publicPages(token)
    // A site's styles are the same on all of its pages; what else such an attack could leave is markup.
    expect(await visit(window, name === 'a style' ? pages.slice(0, 5) : pages, true)).toEqual([])
    // Styles of a site never reach the back office, and both kinds of addresses take one way there.
    if (name === 'markup' || name === 'an address') {
      await signIn(window.page, shop, '/dashboard')
      expect(await visit(window, backOfficePages(), false)).toEqual([])
    }
    expect(window.dialogs).toEqual([])
  })
})

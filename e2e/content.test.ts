import type { Page } from 'playwright-core'
import { as } from '../server/test/as'
import { buildPdf, buildPicture, sendForm } from '../server/features/media/upload.factory'
import { describeInBrowser } from './browser'
import { isSame, openLive } from './open-live'
import { openShopAt, signIn, type Shop } from './shop'
import { setStage } from './stage'

describeInBrowser('the contents of a site', () => {
  const stage = setStage()
  let shop: Shop
  beforeAll(async () => {
    shop = await openShopAt(stage.app, 'content')
    await stage.app.service('account').patch(shop.account.id, { roles: ['Sales Flyer'] })
    const owner = await as(stage.app, 'owner', shop.account)
    const fields = { type: 'file', title: 'Price list', id: shop.account.id }
    await sendForm(owner, { fields, files: [{ bytes: buildPdf(3000) }] }).expect(200)
  })

  const openOwner = async (part: string) => {
    const { page } = await stage.open({ reducedMotion: 'reduce' })
    await signIn(page, shop, `/dashboard/content?part=${part}`)
    await page.getByRole('heading', { level: 1, name: 'Content' }).waitFor()
    return page
  }
  const openVisitor = async () => {
    const { page } = await stage.open()
    await openLive(page, shop.at('/'))
    return page
  }
  const navigation = (visitor: Page) => visitor.getByRole('navigation', { name: 'Main navigation' })

  test('links of each kind, their order and their text are in the navigation at once', async () => {
    const [visitor, owner] = [await openVisitor(), await openOwner('links')]
    const add = async (kind: string, fill: (form: ReturnType<Page['locator']>) => Promise<unknown>) => {
      await owner.getByRole('button', { name: 'Add a link' }).click()
      const form = owner.getByRole('form', { name: 'A new link' })
      await form.getByText(kind, { exact: true }).first().click()
      await fill(form)
      await form.getByRole('button', { name: 'Add a link' }).click()
      await form.waitFor({ state: 'detached' })
    }
    await add('Application', (form) => form.getByLabel('Application').last().selectOption('Sales Flyer'))
    await add('Page of this site', (form) => form.getByLabel('Page or section').selectOption('#contact'))
    await add('File', (form) => form.getByRole('combobox').selectOption('Price list'))
    // A refused one says why and stays typed.
    await owner.getByRole('button', { name: 'Add a link' }).click()
    const form = owner.getByRole('form', { name: 'A new link' })
    await form.getByText('Web address', { exact: true }).click()
    await form.getByRole('textbox', { name: 'Web address' }).fill('www.makers.example')
    await form.getByRole('textbox', { name: 'Text' }).fill('Our makers')
    await form.getByRole('button', { name: 'Add a link' }).click()
    await form.getByText('please double check your link url').waitFor()
    await form.getByRole('textbox', { name: 'Web address' }).fill('https://makers.example')
    await form.getByRole('button', { name: 'Add a link' }).click()

    const shown = navigation(visitor)
    await shown.getByRole('link', { name: /Our makers/ }).waitFor()
    const links = await shown
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.firstChild!.textContent, link.getAttribute('href')]))
    const file = expect.stringMatching(/^\/assets\/.+\.pdf$/)
    expect(links).toEqual(
      expect.arrayContaining([
        ['Marketplace', '/marketplace'],
        ['Contact', '/#contact'],
        ['Price list', file],
        ['Our makers', 'https://makers.example/'],
      ]),
    )

    await owner.getByRole('button', { name: 'Move Our makers', exact: true }).focus()
    await owner.keyboard.press('Space')
    await owner.getByText(/You have lifted an item/).waitFor({ state: 'attached' })
    for (const place of [3, 2, 1]) {
      await owner.keyboard.press('ArrowUp')
      await owner.getByText(new RegExp(`to position ${place}`)).waitFor({ state: 'attached' })
    }
    await owner.keyboard.press('Space')
    await visitor.waitForFunction(() =>
      document.querySelector('nav[aria-label="Main navigation"] a')?.textContent?.startsWith('Our makers'),
    )
    expect(await isSame(visitor)).toBe(true)
  })

  test('a notice is written with its picture, shown, and hidden again; another window follows', async () => {
    const [visitor, owner, other] = [
      await openVisitor(),
      await openOwner('notices'),
      await openOwner('notices'),
    ]
    await owner.getByRole('link', { name: 'Add a notice' }).click()
    await owner.getByRole('textbox', { name: 'Title' }).fill('Open late on Friday')
    await owner
      .getByLabel('Picture file')
      .first()
      .setInputFiles({
        name: 'wharf.jpg',
        mimeType: 'image/jpeg',
        buffer: await buildPicture(900, 600),
      })
    await owner.getByRole('button', { name: 'Use this part' }).click()
    await owner.getByRole('button', { name: 'Submit notice' }).click()
    await owner.getByText('Notice submitted successfully!').waitFor()
    const notice = visitor.locator('section#notices').getByRole('article')
    await notice.getByText('Open late on Friday').waitFor()
    const card = (page: Page) => page.getByRole('article', { name: 'Open late on Friday' })
    await card(other).getByRole('switch', { name: 'Visible' }).click()
    await card(owner).getByRole('switch', { name: 'Hidden' }).waitFor()
    await notice.waitFor({ state: 'detached' })
    await card(owner).getByRole('switch', { name: 'Hidden' }).click()
    await notice.waitFor()
    expect(await isSame(visitor)).toBe(true)
  })

  test('services are typed by keyboard alone, and the part stays open after Back and a reload', async () => {
    const [visitor, owner] = [await openVisitor(), await openOwner('links')]
    await owner.getByRole('link', { name: 'Services' }).click()
    await owner.getByRole('button', { name: 'Add a service' }).press('Enter')
    await owner.keyboard.type('Repairs')
    await owner.keyboard.press('Enter')
    await owner.keyboard.type('Mugs to order')
    await owner.keyboard.press('Tab')
    await owner
      .getByRole('status')
      .getByText(/ saved$/)
      .waitFor()
    await visitor.locator('section#services').getByText('Mugs to order').waitFor()
    await owner.reload()
    await owner.getByRole('textbox', { name: 'Service 2' }).waitFor()
    await owner.goBack()
    await owner.getByRole('list', { name: 'Links of the navigation' }).waitFor()
    expect(await isSame(visitor)).toBe(true)
  })
})

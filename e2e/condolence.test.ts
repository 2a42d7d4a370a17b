import type { Page } from 'playwright-core'
import { buildFuneral } from '../server/features/calendar/calendar.factory'
import { describeInBrowser } from './browser'
import { isSame, openLive } from './open-live'
import { openShopAt, signIn, type Shop } from './shop'
import { setStage } from './stage'

const words = 'She taught me to read.'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

describeInBrowser('the notice of a funeral', () => {
  const stage = setStage()
  let shop: Shop
  let path: string
  beforeAll(async () => {
    const { app } = stage
    shop = await openShopAt(app, 'remembering')
    const customerId = shop.account.id
    await app.service('account').patch(customerId, { roles: ['Hub', 'Funeral', 'Sales Flyer'] })
    const { categoryId } = await app.service('market-items').patch(shop.itemId, {
      categoryId: (await app.service('market-categories').create({ category: 'Flowers', customerId })).id,
    })
    const { id } = await app.service('funerals').create({
      ...buildFuneral(),
      name: 'Ada Comeau',
      startsAt: inDays(2),
      link: 'https://live.example/ada',
      flowersCategoryId: categoryId,
      customerId,
    })
    path = `/funerals/${id}`
  })

  /** Goes on with the keyboard until it stands on something of that name. */
  const goTo = async (page: Page, name: string) => {
    for (let left = 60; left; left--) {
      await page.keyboard.press('Tab')
      const standsOn = await page.evaluate(() => {
        const { activeElement: it } = document
        return (
          it?.getAttribute('aria-label') ??
          (it as HTMLInputElement).labels?.[0]?.textContent ??
          it?.textContent
        )
      })
      if (standsOn?.startsWith(name)) return
    }
    throw new Error(`The keyboard does not reach ${name}.`)
  }

  const write = async (page: Page) => {
    await goTo(page, 'Write a condolence')
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'Your name' }).waitFor()
    await page.keyboard.type('Aline Robichaud')
    await goTo(page, 'Send')
    await page.keyboard.press('Enter')
    await page.getByText('Please write your email address.').waitFor()
    expect(await page.locator(':focus').getAttribute('name')).toBe('from')
    await page.keyboard.type('aline@mourners.test')
    await goTo(page, 'Your words')
    await page.keyboard.type(words)
    await goTo(page, 'Send')
    await page.keyboard.press('Enter')
    await page.getByText('Thank you. Your words will be here').waitFor()
  }

  test('takes a condolence by keyboard, which everybody sees once its home has approved it', async () => {
    const { page: reader } = await stage.open()
    await openLive(reader, shop.at(path))
    const { page: mourner, complaints } = await stage.open()
    await mourner.goto(shop.at(path))
    await write(mourner)
    expect(await reader.getByText(words).count()).toBe(0)

    const { page: office } = await stage.open()
    await signIn(office, shop, '/dashboard/funerals')
    await office.getByText('1 condolence to answer').waitFor()
    await office.getByRole('link', { name: 'Edit Ada Comeau' }).click()
    await office.getByRole('button', { name: 'Approve the condolence from Aline Robichaud' }).press('Enter')
    await office.getByText('On your site', { exact: true }).waitFor()

    await reader.getByText(words).waitFor()
    expect(await reader.content()).not.toContain('aline@mourners.test')
    await reader.getByRole('button', { name: 'Report the words of Aline Robichaud' }).press('Enter')
    await reader.getByText('The funeral home will look at it.').waitFor()
    await office.getByText('Reported', { exact: true }).waitFor()
    expect([await reader.getByText(words).count(), await isSame(reader), complaints]).toEqual([1, true, []])
  })

  test('leads to the place, the livestream and the flowers of the home’s own shop', async () => {
    const { page } = await stage.open()
    await page.goto(shop.at(path))
    const hrefOf = (name: RegExp) => page.getByRole('link', { name }).getAttribute('href')
    expect(await hrefOf(/^Directions/)).toContain('destination=St.%20Anne%20chapel')
    expect(await hrefOf(/^Watch the livestream/)).toBe('https://live.example/ada')
    expect(await hrefOf(/^Add to calendar/)).toContain('.ics')
    await page.getByRole('link', { name: 'Send flowers' }).click()
    await page.getByText('Blue Mug').waitFor()
  })

  test('keeps what people wrote once its day is over, and leads nowhere any more', async () => {
    const { page, complaints } = await stage.open()
    await openLive(page, shop.at(path))
    await page.getByText(words).waitFor()
    const id = Number(path.split('/').pop())
    await stage.app.service('funerals').patch(id, { startsAt: inDays(-2) })
    const ways = page.getByRole('link', { name: /^(Directions St|Watch the livestream|Add to calendar)/ })
    await ways.first().waitFor({ state: 'detached' })
    expect([await ways.count(), await page.getByText(words).count()]).toEqual([0, 1])
    await page.getByRole('button', { name: 'Write a condolence' }).waitFor()
    expect([await isSame(page), complaints]).toEqual([true, []])
  })
})

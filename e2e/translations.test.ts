import type { Page } from 'playwright-core'
import { buildItem } from '../server/features/marketplace/market-items.factory'
import { describeInBrowser } from './browser'
import { openLive } from './open-live'
import { openShopAt, signIn, type Shop } from './shop'
import { setStage } from './stage'

describeInBrowser('an owner’s texts in both languages', () => {
  const stage = setStage()
  let shop: Shop
  beforeAll(async () => {
    shop = await openShopAt(stage.app, 'deux')
    const texts = { str_title: 'Pots and mugs', str_description: '<p>We make pots.</p>' }
    await stage.app.service('account').patch(shop.account.id, texts)
  })

  const inFrench = async (page: Page, label: string) => {
    const group = page.getByRole('group', { name: `Language of “${label}”` })
    await group.getByRole('button', { name: 'Français' }).click()
  }
  const languageOf = (page: Page, text: string) =>
    page
      .getByText(text)
      .first()
      .evaluate((element) => element.closest('[lang]')!.getAttribute('lang'))

  test('are typed beside each other, and each visitor reads their own', async () => {
    const french = await stage.open({ locale: 'fr-CA' })
    const english = await stage.open()
    await openLive(french.page, shop.at('/'))
    await french.page.getByText('We make pots.').waitFor()
    expect(await languageOf(french.page, 'We make pots.')).toBe('en')

    const { page, complaints } = await stage.open({ reducedMotion: 'reduce' })
    await signIn(page, shop, '/dashboard/details')
    await page.getByRole('switch', { name: 'Texts in French and English' }).click()
    await inFrench(page, 'Description')
    await page.getByRole('textbox', { name: 'Description' }).fill('Nous tournons des pots.')
    await page.keyboard.press('Tab')
    await french.page.getByText('Nous tournons des pots.').waitFor()
    expect(await languageOf(french.page, 'Nous tournons des pots.')).toBe('fr')
    expect(await languageOf(french.page, 'Pots and mugs')).toBe('en')

    await page.goto(shop.at(`/dashboard/marketplace/${shop.itemId}`))
    await page.getByRole('textbox', { name: 'Name' }).waitFor()
    await inFrench(page, 'Name')
    await page.getByRole('textbox', { name: 'Name' }).fill('Tasse bleue')
    await page.getByRole('button', { name: 'Save Item' }).click()
    await page.getByRole('link', { name: 'Blue Mug' }).first().waitFor()

    await openLive(french.page, shop.at('/marketplace'))
    await french.page.getByRole('link', { name: 'Tasse bleue' }).first().waitFor()
    expect(await languageOf(french.page, 'Holds a good half litre')).toBe('en')
    await stage.app.service('market-items').patch(shop.itemId, {
      translations: { fr: { title: 'Tasse marine', subTitle: 'Un bon demi-litre' } },
    })
    await french.page.getByRole('link', { name: 'Tasse marine' }).first().waitFor()
    expect(await languageOf(french.page, 'Un bon demi-litre')).toBe('fr')

    await english.page.goto(shop.at('/marketplace'))
    await english.page.getByRole('link', { name: 'Blue Mug' }).first().waitFor()
    // The same page in the other language is read again in it.
    await french.page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await french.page.getByRole('link', { name: 'Blue Mug' }).first().waitFor()
    expect([...complaints, ...french.complaints, ...english.complaints]).toEqual([])
  })

  test('name what an item differs in', async () => {
    const { id } = await stage.app.service('market-items').create({
      ...buildItem({ title: 'Bowl', status: 'public' }),
      customerId: shop.account.id,
      options: [{ option: 'Colour', values: 'Moss, Blue' }],
      variations: ['Moss', 'Blue'].map((variation) => ({ variation, price: 20, stock: 3 })),
    })
    const french = await stage.open({ locale: 'fr-CA' })
    await openLive(french.page, shop.at(`/marketplace/${id}`))
    expect(await languageOf(french.page, 'Colour')).toBe('en')

    const { page } = await stage.open({ reducedMotion: 'reduce' })
    await signIn(page, shop, `/dashboard/marketplace/${id}`)
    const option = page.getByRole('textbox', { name: 'Option 1' })
    const values = page.getByRole('textbox', { name: 'Values of Colour' })
    await option.waitFor()
    await inFrench(page, 'Option 1')
    await option.fill('Couleur')
    await values.fill('Mousse')
    await page.getByRole('button', { name: 'Save Item' }).click()
    await page.getByText('must name as many values as the original').first().waitFor()
    await values.fill('Mousse, Bleu')
    await page.getByRole('button', { name: 'Save Item' }).click()

    const colours = french.page.getByRole('group', { name: 'Couleur' })
    await colours.getByText('Mousse').click()
    await french.page.getByText('Mousse · 20,00').waitFor({ state: 'attached' })
    expect(await languageOf(french.page, 'Couleur')).toBe('fr')
  })
})

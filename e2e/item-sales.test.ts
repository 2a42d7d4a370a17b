import { describeInBrowser } from './browser'
import { openShopAt, signIn } from './shop'
import { setMailStage } from './stage'

describeInBrowser('a sale of many', () => {
  const stage = setMailStage()

  test('is six presses and one field on a phone, seen by visitors at once, and stopped by one more', async () => {
    const shop = await openShopAt(stage.app, 'many')
    const { page, complaints } = await stage.open({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page, shop, '/dashboard/marketplace')
    const { page: visitor } = await stage.open({ reducedMotion: 'reduce' })
    await visitor.goto(shop.at('/marketplace'))
    const card = visitor.getByRole('article').filter({ hasText: 'Blue Mug' })
    await card.getByText('$34.00').waitFor()

    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Sale prices' }).click()
    await page.getByRole('button', { name: 'New sale' }).click()
    await page.getByLabel('Percent').fill('20')
    await page.getByRole('button', { name: 'Seven days' }).click()
    await page.getByText('1 product changes its price').waitFor()
    await page.getByText('$27.20').waitFor()
    await page.getByRole('button', { name: 'Start the sale' }).click()
    await page.getByText('Running').waitFor()

    await card.getByText('$27.20').waitFor()
    await card.getByText('Sale · Save 20%').waitFor()
    await page.getByRole('button', { name: 'Stop Sale' }).click()
    await page.getByText('Over', { exact: true }).waitFor()
    await card.getByText('$27.20').waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  })
})

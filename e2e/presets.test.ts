import { describeInBrowser } from './browser'
import { isSame, openLive } from './open-live'
import { openShopAt } from './shop'
import { setStage } from './stage'

describeInBrowser('a site in any preset', () => {
  const stage = setStage()

  test('is built anew in an open window when another preset is chosen', async () => {
    const shop = await openShopAt(stage.app, 'rebuilt')
    const { page, complaints } = await stage.open()
    await openLive(page, shop.at('/'))
    await stage.app.service('profile-styles').patch(shop.account.id, { themeType: 'studio' })
    await page.locator('.site[data-hero="plain"][data-footer="wide"]').waitFor()
    expect(await isSame(page)).toBe(true)
    expect(complaints).toEqual([])
  })
})

import { describeInBrowser } from './browser'
import { openLongList } from './long-list'
import { setStage } from './stage'

describeInBrowser('the search of a long list', () => {
  const stage = setStage()

  test('finds what its words say as they are typed, and keeps them in the address', async () => {
    const { page } = await stage.open()
    await openLongList(stage.app, page, 250)
    await page.keyboard.type('sku - 249-m')
    await page.getByRole('link', { name: /Ebony Bowl 249/ }).waitFor()
    await page.waitForFunction(() => document.querySelectorAll('[aria-label^="Actions for"]').length === 1)
    await page.waitForURL(/q=sku\+-\+249-m$/)
  })
})

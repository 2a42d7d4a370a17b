import { describeInBrowser } from './browser'
import { openLive } from './open-live'
import { openShopAt, signIn } from './shop'
import { setStage } from './stage'

// A browser without a screen says so of itself, and is taken for the robot it is.
const person =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

describeInBrowser('the figures of an item', () => {
  const stage = setStage()

  test('move in the open list and editor while visitors click and look, and not for robots', async () => {
    const shop = await openShopAt(stage.app, 'stats')
    const list = await stage.open()
    await signIn(list.page, shop, '/dashboard/marketplace')
    const row = list.page.getByRole('row').filter({ hasText: 'Blue Mug' })
    await row.getByRole('cell', { name: '0', exact: true }).waitFor()
    const editor = await stage.open()
    await signIn(editor.page, shop, `/dashboard/marketplace/${shop.itemId}`)
    const stats = editor.page.getByRole('region', { name: 'Stats' })
    await stats.getByRole('button', { name: 'Stats' }).click()
    await stats.getByText('0').first().waitFor()

    const robot = await stage.open()
    const sent = robot.page.waitForResponse((answer) => answer.url().includes('/api/market-stats/'))
    await openLive(robot.page, shop.at(`/marketplace/${shop.itemId}`))
    await sent

    const visitor = await stage.open({ userAgent: person })
    // A press before the page's script is there is the browser's own, which nobody counts.
    await openLive(visitor.page, shop.at('/marketplace'))
    await visitor.page.getByRole('link', { name: /Blue Mug/ }).click()
    await visitor.page.getByRole('heading', { name: 'Blue Mug' }).waitFor()
    // One click and one view.
    await row.getByRole('cell', { name: '2', exact: true }).waitFor()
    await openLive(visitor.page, shop.at(`/marketplace/${shop.itemId}`))
    await row.getByRole('cell', { name: '3', exact: true }).waitFor()
    await editor.page.waitForFunction(
      () => document.querySelector('dl')?.innerText.replace(/\s+/g, ' ') === 'Clicks 1 Views 2',
    )
    const { views, clicks } = await stage.app.service('market-stats').get(shop.itemId)
    expect({ views, clicks }).toEqual({ views: 2, clicks: 1 })
  })
})

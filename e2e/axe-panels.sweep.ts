import { findings } from './axe-findings'
import { looks, setAxeStage } from './axe.stage'
import { describeInBrowser } from './browser'
import { seats, signInToDemo } from './office-pages'
import { quiet } from './quiet'
import { ready } from './settle'

describeInBrowser('axe finds nothing serious', () => {
  const stage = setAxeStage()

  test('in the panel that gives money back', async () => {
    const { page } = await stage.open()
    const [shop] = seats
    await signInToDemo(page, stage.product, shop!)
    await page.goto(stage.product.at('harbour', shop!.pages.order!))
    await ready(page)
    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    const panel = page.getByRole('dialog')
    await panel.getByRole('button', { name: 'One more' }).first().click()
    await panel.getByRole('button', { name: /^Refund \$/ }).waitFor()
    const found: string[] = []
    for (const { viewport } of Object.values(looks)) {
      await page.setViewportSize(viewport)
      await quiet(page)
      found.push(...(await findings(page, `the refund, ${viewport.width} pixels wide`)))
    }
    expect(found).toEqual([])
  })

  test('where items are added, shared, cropped and changed at once', async () => {
    const { page } = await stage.open()
    const [shop] = seats
    await signInToDemo(page, stage.product, shop!)
    const found: string[] = []
    const look = async (name: string) => void found.push(...(await findings(page, name)))
    const panel = page.getByRole('dialog')
    const leave = async () => {
      await page.keyboard.press('Escape')
      await panel.waitFor({ state: 'detached' })
    }
    await page.goto(stage.product.at('harbour', shop!.pages.editor!))
    await ready(page)
    await page.getByRole('button', { name: 'Crop picture 1' }).click()
    await panel.getByRole('button', { name: 'Use this part' }).and(page.locator(':enabled')).waitFor()
    await look('the part of a picture')
    await leave()
    await page.getByRole('button', { name: 'Share' }).click()
    await panel.getByRole('link', { name: 'Download print' }).waitFor()
    await look('the cards')
    await leave()
    await page.goto(stage.product.at('harbour', shop!.pages.items!))
    await ready(page)
    await page.getByRole('button', { name: 'Quick add' }).click()
    await panel.waitFor()
    await look('an item in one go')
    await leave()
    await page.getByRole('checkbox', { name: /^Select all on this page/ }).check()
    await look('the list with ticked rows')
    await page.getByRole('button', { name: 'Prices' }).click()
    await panel.waitFor()
    await look('prices by percent')
    expect(found).toEqual([])
  })
})

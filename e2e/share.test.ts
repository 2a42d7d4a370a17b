import { readFileSync } from 'node:fs'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { describeInBrowser } from './browser'
import { openShopAt, signIn } from './shop'
import { setStage } from './stage'

// A browser without a screen says so of itself, and is taken for the robot it is.
const person =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

describeInBrowser('the cards of an item', () => {
  const stage = setStage()

  test('are downloaded, and lead a visitor to the item, which its owner sees', async () => {
    const shop = await openShopAt(stage.app, 'share')
    const { page } = await stage.open()
    await signIn(page, shop, `/dashboard/marketplace/${shop.itemId}`)
    await page.getByRole('button', { name: 'Share' }).click()
    const panel = page.getByRole('dialog')
    await panel.getByText('Nobody has opened this link yet.').waitFor()
    const coming = page.waitForEvent('download')
    await panel.getByRole('link', { name: 'Download post' }).click()
    const file = await coming
    expect(file.suggestedFilename()).toBe('blue-mug-post.png')
    const { data, info } = await sharp(readFileSync(await file.path()))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const address = jsQR(new Uint8ClampedArray(data), info.width, info.height)!.data
    expect(new URL(address).pathname).toMatch(/^\/s\/\w{6}$/)

    // The sheet goes once it is printed, and a test prints later: it keeps what would have been.
    await page.evaluate(() => {
      window.print = () => {
        const kept = document.querySelector('body > div:has(> img)')!.cloneNode(true) as Element
        kept.id = 'kept-sheet'
        document.body.append(kept)
      }
    })
    await panel.getByRole('button', { name: 'Print', exact: true }).click()
    await page.locator('#kept-sheet').waitFor({ state: 'attached' })
    await page.locator('body > div:not(#kept-sheet):has(> img)').waitFor({ state: 'detached' })
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)!
    // A6 in points.
    expect([Number(width), Number(height)].map(Math.round)).toEqual([298, 420])

    const visitor = await stage.open({ userAgent: person })
    await visitor.page.goto(shop.at(new URL(address).pathname))
    await visitor.page.getByRole('heading', { name: 'Blue Mug' }).waitFor()
    await panel.getByText('Opened once by this link').waitFor()
  })
})

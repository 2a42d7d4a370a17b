import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { contrastRatio } from '@mainstreet/shared/theme/contrast'
import type { PresetName } from '@mainstreet/shared/theme/presets'
import { sendForm } from '../server/features/media/upload.factory'
import { as } from '../server/test/as'
import { describeInBrowser } from './browser'
import { openShopAt, type Shop } from './shop'
import { setStage } from './stage'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const sky = 244

/** The grey of each pixel of a part of the window, the lightest last. */
const greysOf = async (page: Page, clip: Box): Promise<number[]> => {
  const { data } = await sharp(await page.screenshot({ clip }))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data].sort((a, b) => a - b)
}

const hex = (grey: number) => `#${Math.round(grey).toString(16).padStart(2, '0').repeat(3)}`

/** Where the letters of a part of the first screen stand. */
const lettersOf = (page: Page, part: string): Promise<Box> =>
  page.locator(`[data-part="header"] [data-part="${part}"]`).evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { x, y, width, height } = range.getBoundingClientRect()
    return { x, y, width, height }
  })

describeInBrowser('the first screen over a picture', () => {
  const stage = setStage()
  let shop: Shop
  beforeAll(async () => {
    shop = await openShopAt(stage.app, 'sky')
    const owner = await as(stage.app, 'owner', shop.account)
    const background = { r: sky, g: sky, b: sky }
    const bytes = await sharp({ create: { width: 2400, height: 1500, channels: 3, background } })
      .png()
      .toBuffer()
    await sendForm(owner, {
      fields: { type: 'header', id: shop.account.id },
      files: [{ bytes, name: 'sky.png' }],
    }).expect(200)
    await owner.patch(`account/${shop.account.id}`, { str_title: 'Made by hand' }).expect(200)
  })

  const show = async (themeType: PresetName, width: number) => {
    await stage.app.service('profile-styles').patch(shop.account.id, { themeType })
    const { page } = await stage.open({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    await page.goto(shop.at('/'))
    await page
      .locator('[data-part="header"] img')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode())
    return page
  }
  const presets = ['harbour', 'night'] as const

  test.each(presets)('%s leaves the sky above its words nine tenths of its light', async (preset) => {
    const page = await show(preset, 1440)
    const { y } = (await page.locator('[data-part="header"] [data-part="name"]').locator('..').boundingBox())!
    const top = 128
    const greys = await greysOf(page, { x: 0, y: top, width: 1440, height: y - top })
    expect(greys.reduce((sum, grey) => sum + grey, 0) / greys.length).toBeGreaterThan(sky * 0.9)
    // No shade goes across: what is at the left has the light of what is at the right.
    const halves = [0, 720].map((x) => greysOf(page, { x, y: top, width: 720, height: y - top }))
    const [left, right] = (await Promise.all(halves)).map((half) => half[Math.floor(half.length / 2)]!)
    expect(Math.abs(left! - right!)).toBeLessThan(sky * 0.05)
  })

  test.each(presets.flatMap((preset) => [390, 820, 1440].map((width) => [preset, width] as const)))(
    '%s is read on white at %i px',
    async (preset, width) => {
      const page = await show(preset, width)
      const boxes = await Promise.all(['name', 'slogan'].map((part) => lettersOf(page, part)))
      await page.addStyleTag({ content: '[data-part="header"] [data-part] { visibility: hidden }' })
      const [name, slogan] = await Promise.all(
        boxes.map(async (box) => contrastRatio('#ffffff', hex((await greysOf(page, box)).at(-1)!))),
      )
      expect(name).toBeGreaterThanOrEqual(3)
      expect(slogan).toBeGreaterThanOrEqual(4.5)
    },
  )
})

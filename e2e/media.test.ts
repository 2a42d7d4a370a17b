import sharp from 'sharp'
import type { Page } from 'playwright-core'
import { until } from '../server/test/until'
import { describeInBrowser } from './browser'
import { isSame, openLive } from './open-live'
import { openShopAt, signIn, type Shop } from './shop'
import { setStage } from './stage'

describeInBrowser('the pictures and videos of a site', () => {
  const stage = setStage()
  let shop: Shop
  beforeAll(async () => {
    shop = await openShopAt(stage.app, 'media')
  })

  const open = async () => {
    const { page } = await stage.open({ reducedMotion: 'reduce' })
    await signIn(page, shop, '/dashboard/media')
    await page.getByRole('heading', { name: 'Gallery' }).waitFor()
    return page
  }
  const visit = async () => {
    const { page, complaints } = await stage.open()
    await openLive(page, shop.at('/'))
    return { page, complaints }
  }
  const picture = async (name: string, background: string) => {
    const create = { width: 90, height: 60, channels: 3, background } as const
    return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() }
  }
  const tile = (page: Page, place: number) =>
    page.getByRole('form', { name: `Words of picture ${place}` }).getByRole('textbox', { name: 'Caption' })
  const enlarging = (page: Page) =>
    page
      .getByRole('button', { name: /^Enlarge/ })
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
  const holds = (box: ReturnType<typeof tile>, value: string) =>
    box.and(box.page().locator(`[value="${value}"]`)).waitFor()

  test('several pictures come at once, one is refused, and words, order and removal reach open pages', async () => {
    const [owner, other, visitor] = [await open(), await open(), await visit()]
    const wrong = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') }
    const files = [await picture('a.png', 'teal'), wrong, await picture('b.png', 'olive')]
    await owner.getByLabel('Picture files').setInputFiles(files)
    await owner.getByText('2 File(s) uploaded successfully!').waitFor()
    await owner.getByText('notes.txt is not a picture of a type that is taken.').waitFor()
    await owner.getByRole('button', { name: 'Dismiss notes.txt' }).click()
    await tile(other, 2).waitFor()

    for (const [place, caption] of [
      [1, 'Dawn'],
      [2, 'Dusk'],
    ] as const) {
      await tile(owner, place).fill(caption)
      await tile(owner, place).press('Tab')
      await visitor.page.getByRole('button', { name: `Enlarge: ${caption}` }).waitFor()
      await holds(tile(other, place), caption)
    }
    expect(await enlarging(visitor.page)).toEqual(['Enlarge: Dawn', 'Enlarge: Dusk'])

    const images = async (): Promise<string[]> => {
      const query = { customerId: shop.account.id, $sort: { order: 1 } }
      return (await stage.app.service('profile-gallery').find({ query })).data.map(({ image }) => image)
    }
    const [uncut, beside] = await images()
    await owner.getByRole('button', { name: 'Crop picture 1' }).click()
    await owner.getByRole('button', { name: 'Use this part' }).click()
    await until(async () => (await images())[0] !== uncut)
    expect((await images())[1]).toBe(beside)
    // Both sizes of a picture have its content in their names.
    await visitor.page.waitForFunction(
      (mark) => !document.querySelector(`#gallery img[src*="${mark}"]`),
      uncut!.split('/').at(-1)!.split('-')[0],
    )
    expect(await enlarging(visitor.page)).toEqual(['Enlarge: Dawn', 'Enlarge: Dusk'])

    await owner.getByRole('button', { name: 'Move picture 2', exact: true }).focus()
    await owner.keyboard.press('Space')
    await owner.keyboard.press('ArrowLeft')
    await owner.keyboard.press('Space')
    await holds(tile(other, 1), 'Dusk')
    await visitor.page.locator('#gallery li:first-child button[aria-label="Enlarge: Dusk"]').waitFor()

    await owner.getByRole('button', { name: 'Remove picture 1' }).click()
    await tile(owner, 2).waitFor({ state: 'detached' })
    await owner.getByRole('button', { name: 'Undo' }).press('Enter')
    await tile(owner, 2).waitFor()
    await owner.getByRole('button', { name: 'Remove picture 1' }).click()
    await owner.getByRole('link', { name: 'Products' }).first().click()
    await visitor.page.getByRole('button', { name: 'Enlarge: Dusk' }).waitFor({ state: 'detached' })
    expect(await isSame(visitor.page)).toBe(true)
    expect(visitor.complaints).toEqual([])
  })

  test('a photo of more than ten megabytes is made smaller on its way, and a phone’s own format says how to go on', async () => {
    const owner = await open()
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
    const create = { width: 6000, height: 4000, channels: 3, background: 'gray', noise } as const
    const photo = await sharp({ create }).jpeg({ quality: 95 }).toBuffer()
    expect(photo.length).toBeGreaterThan(10 * 1024 * 1024)
    const small = { width: 90, height: 60, channels: 3, background: 'teal' } as const
    await owner.getByLabel('Picture files').setInputFiles([
      { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo },
      {
        name: 'screen.webp',
        mimeType: 'image/webp',
        buffer: await sharp({ create: small }).webp().toBuffer(),
      },
      { name: 'phone.heic', mimeType: 'image/heic', buffer: Buffer.from('....ftypheic') },
    ])
    await owner.getByText('2 File(s) uploaded successfully!').waitFor()
    await owner.getByText(/^This browser cannot read HEIC photos/).waitFor()
  })

  test('a part of the logo and the point of the header are chosen by keyboard, and pages follow', async () => {
    const [owner, visitor] = [await open(), await visit()]
    const logo = owner.getByRole('region', { name: 'Logo' })
    await logo.getByLabel('Picture file').setInputFiles(await picture('logo.png', 'navy'))
    await owner.getByLabel('The part to show; the arrow keys move it').focus()
    await owner.keyboard.press('Shift+ArrowLeft')
    const use = owner.getByRole('button', { name: 'Use this part' })
    await use.focus()
    await owner.keyboard.press('Enter')
    await logo.getByAltText('The logo on the first screen').waitFor()
    await visitor.page.locator('header img[src*="-logo.webp"]').first().waitFor()

    const header = owner.getByRole('region', { name: 'Header' })
    await header.getByLabel('Picture file').setInputFiles(await picture('header.png', 'maroon'))
    await owner.getByRole('button', { name: 'Use the whole picture' }).click()
    await header.getByRole('button', { name: /^Focus point/ }).focus()
    await owner.keyboard.press('Shift+ArrowRight')
    await owner.keyboard.press('Shift+ArrowRight')
    await visitor.page.waitForFunction(() => {
      const shown = document.querySelector('section img[src*="-header"]')
      return shown && getComputedStyle(shown).objectPosition === '70% 50%'
    })
    await logo.getByRole('button', { name: 'Remove the logo' }).click()
    await logo.getByText('No logo yet').waitFor()
    await owner.getByRole('link', { name: 'Products' }).first().click()
    await visitor.page.locator('header img[src*="-logo"]').first().waitFor({ state: 'detached' })
    expect(await isSame(visitor.page)).toBe(true)
  })

  test('a video at no address is refused and stays typed; a good one shows on the page at once', async () => {
    const [owner, visitor] = [await open(), await visit()]
    const link = owner.getByRole('textbox', { name: /Video URL/ })
    await link.fill('youtube.com')
    await link.press('Enter')
    await owner.getByText('Invalid form input, please double check your video url and try again.').waitFor()
    expect(await link.inputValue()).toBe('youtube.com')
    await link.fill('https://youtu.be/dQw4w9WgXcQ')
    await owner.getByRole('form', { name: 'Add video' }).getByLabel('Caption').fill('How we roast')
    await owner.getByRole('button', { name: 'Add video' }).click()
    await owner.getByRole('form', { name: 'Words of video 1' }).waitFor()
    await visitor.page.getByRole('button', { name: /How we roast/ }).waitFor()
  })
})

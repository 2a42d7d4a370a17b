import { writeFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { describeInBrowser, openWindow } from './browser'
import { launch } from './launch'
import { openShopAt, signIn, type Shop } from './shop'
import { setStage } from './stage'

const phone = { viewport: { width: 390, height: 844 } }
const gtin = '4006381333931'

/** The left and right halves of an EAN-13 as bars (GS1 General Specifications, 5.2.1.2). */
const odd = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
const flip = (bits: string) => [...bits].map((bit) => (bit === '1' ? '0' : '1')).join('')
const turn = (bits: string) => [...bits].reverse().join('')
const parities = [
  'OOOOOO',
  'OOEOEE',
  'OOEEOE',
  'OOEEEO',
  'OEOOEE',
  'OEEOOE',
  'OEEEOO',
  'OEOEOE',
  'OEOEEO',
  'OEEOEO',
]

const barsOf = (digits: string) => {
  const [first, ...rest] = [...digits].map(Number)
  const left = rest.slice(0, 6).map((digit, place) => {
    const right = flip(odd[digit]!)
    return parities[first!]![place] === 'O' ? odd[digit]! : turn(right)
  })
  const right = rest.slice(6).map((digit) => flip(odd[digit]!))
  return `101${left.join('')}01010${right.join('')}101`
}

/** A film of one picture, of a barcode, as Chromium's camera plays it. */
const filmOf = async (digits: string): Promise<string> => {
  const bars = [...barsOf(digits)]
    .map((bit, place) => (bit === '1' ? `<rect x="${70 + place * 5}" y="120" width="5" height="240"/>` : ''))
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#fff"/>${bars}</svg>`
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'barcode-')), 'film.mjpeg')
  writeFileSync(file, await sharp(Buffer.from(svg)).jpeg({ quality: 95 }).toBuffer())
  return file
}

const setBarcode = (
  { variationId }: Shop,
  app: { service(path: 'market-variations'): { patch(id: number, data: object): Promise<unknown> } },
) => app.service('market-variations').patch(variationId, { gtin })

describeInBrowser('the till', () => {
  const stage = setStage()

  test('sells for cash with change, at another price with a reason, and hears a scanner', async () => {
    const shop = await openShopAt(stage.app, 'counter')
    await setBarcode(shop, stage.app)
    const { page } = await stage.open(phone)
    await signIn(page, shop, '/dashboard/orders/till')
    await page.getByRole('button', { name: /^Blue Mug/ }).waitFor()
    // A scanner types wherever one is, faster than anybody.
    await page.evaluate((code) => {
      for (const key of [...code, 'Enter'])
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    }, `0${gtin}`)
    await page.getByRole('button', { name: /^1 · / }).click()
    const sale = page.getByRole('dialog', { name: 'Sale' })
    await sale.getByRole('button', { name: 'Change the price of Blue Mug' }).click()
    const price = page.getByRole('dialog', { name: 'Change the price of Blue Mug' })
    await price.getByLabel('Price of one').fill('30')
    await price.getByRole('button', { name: 'Set the price' }).click()
    await price.getByText(/required/).waitFor()
    await price.getByLabel('Why').fill('Chipped')
    await price.getByRole('button', { name: 'Set the price' }).click()
    await sale.getByText('Chipped').waitFor()
    await sale.getByText('$34.50').waitFor()
    await sale.getByRole('button', { name: 'Cash' }).click()
    const cash = page.getByRole('dialog', { name: /^Cash/ })
    await cash.getByLabel('Cash given').fill('40')
    await cash.getByText('Change: $5.50').waitFor()
    await cash.getByRole('button', { name: 'Done' }).click()
    await page.getByText('Change: $5.50').waitFor()
    const { data } = await stage.app
      .service('account-orders')
      .find({ query: { customerId: shop.account.id } })
    expect(data).toMatchObject([
      { status: 'Complete', paidWith: 'cash', total: 3450, lines: [{ priceReason: 'Chipped' }] },
    ])
    await page.getByRole('button', { name: 'Next sale' }).click()
    await page
      .getByRole('button', { name: /^Blue Mug/ })
      .getByText('4 left')
      .waitFor()
  })

  test('is paid by card on the buyer’s phone, which scans a code', async () => {
    const shop = await openShopAt(stage.app, 'link')
    const { page } = await stage.open({ viewport: { width: 1180, height: 820 }, locale: 'fr-CA' })
    await signIn(page, shop, '/dashboard/orders/till')
    await page.getByRole('button', { name: /^Blue Mug/ }).click()
    await page.getByRole('button', { name: 'Carte sur leur téléphone' }).click()
    const code = page.getByRole('dialog', { name: 'Numérisez pour payer' })
    const { pathname } = new URL(await code.getByText(/\/pay\//).innerText())
    const url = shop.at(pathname)
    const { page: guest } = await stage.open(phone)
    await guest.goto(url)
    await guest.getByRole('heading', { name: 'Pay here' }).waitFor()
    await guest.getByLabel('Receipt by email').fill('mona@people.test')
    await guest.getByRole('button', { name: 'Pay $39.10', disabled: false }).click()
    await guest.getByText('It is paid. Thank you!').waitFor()
    await page.getByText('Vendu', { exact: true }).waitFor()
    await page.getByText('Le reçu part vers mona@people.test.').waitFor()
    await guest.goto(url)
    await guest.getByText('It is paid. Thank you!').waitFor()
  })

  test('reads a barcode with the camera', async () => {
    const shop = await openShopAt(stage.app, 'camera')
    await setBarcode(shop, stage.app)
    const browser = await launch(
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${await filmOf(gtin)}`,
    )
    try {
      const { page, complaints } = await openWindow(browser, phone)
      await signIn(page, shop, '/dashboard/orders/till')
      await page.getByRole('button', { name: 'Scan with the camera' }).click()
      await page.getByRole('button', { name: /^1 · / }).waitFor()
      expect(complaints).toEqual([])
    } finally {
      await browser.close()
    }
  })
})

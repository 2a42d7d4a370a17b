import { mkdirSync } from 'node:fs'
import type { Locale } from '@mainstreet/shared/rules/language'
import type { Browser, Page } from 'playwright-core'
import { openWindow } from './browser'
import { launch } from './launch'
import { startBuiltProduct, type BuiltProduct } from './built-product'
import { walkCheckout } from './checkout-walk'
import { hydrate } from './deferred-hydration'
import { demoPages, type DemoPage } from './demo-pages'
import { seats, signInToDemo, type Seat } from './office-pages'
import { settle, shiftsOf, watchShifts } from './settle'

const widths = [390, 820, 1440]
const heights: Record<number, number> = { 390: 844, 820: 1180, 1440: 900 }
const locales: Locale[] = ['en', 'fr']
const folder = 'shots'

// `npm run shots -- harbour home 390` keeps to what has all of these words in its name.
const filter = process.argv.slice(2)
const wanted = (name: string) => filter.every((word) => name.split('-').includes(word))
const say = (text: string) => process.stdout.write(`${text}\n`)

interface Setting {
  browser: Browser
  product: BuiltProduct
  width: number
}

const open = async ({ browser, width }: Setting, options: { reducedMotion?: 'reduce' } = {}) => {
  const window = await openWindow(browser, { viewport: { width, height: heights[width]! }, ...options })
  await watchShifts(window.page)
  return window
}

const take = async (page: Page, name: string, fullPage = true) => {
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage })
  const shift = await shiftsOf(page)
  say(`${name.padEnd(44)}${shift > 0.001 ? `  moved by ${shift.toFixed(3)}` : ''}`)
}

const shootPublicPage = async (setting: Setting, { business, name, path }: DemoPage, locale: Locale) => {
  const shot = `${business}-${name}-${locale}-${setting.width}`
  if (!wanted(shot)) return
  const { page, context, complaints } = await open(setting)
  await page.goto(setting.product.at(business, `${path}?lang=${locale}`))
  await hydrate(page)
  await settle(page)
  await take(page, shot)
  for (const text of complaints.filter((text) => !/status of 404/.test(text))) say(`  ${text}`)
  await context.close()
}

const shootCheckout = async (setting: Setting, { business, path }: DemoPage, locale: Locale) => {
  const nameOf = (step: string) => `${business}-${step}-${locale}-${setting.width}`
  if (!wanted(nameOf('cart'))) return
  const { page, context } = await open(setting, { reducedMotion: 'reduce' })
  await page.goto(setting.product.at(business, `${path}?lang=${locale}`))
  await walkCheckout(page, locale, (step) => take(page, nameOf(step), false))
  await context.close()
}

const shootLogin = async (setting: Setting) => {
  const shot = `office-login-${setting.width}`
  if (!wanted(shot)) return
  const { page, context } = await open(setting)
  await page.goto(setting.product.at('harbour', '/login'))
  await settle(page)
  await take(page, shot)
  await context.close()
}

const shootBackOffice = async (setting: Setting, seat: Seat) => {
  const { product, width } = setting
  const shots = Object.entries(seat.pages)
    .map(([name, path]) => ({ shot: `office-${name}-${width}`, path }))
    .filter(({ shot }) => wanted(shot))
  if (shots.length === 0) return
  const { page, context } = await open(setting)
  await signInToDemo(page, product, seat)
  for (const { shot, path } of shots) {
    await page.goto(product.at(seat.business, path))
    await settle(page)
    await take(page, shot)
  }
  await context.close()
}

/** Pictures of every page as a visitor and an owner see it, below shots/, to be looked at by a person. */
const run = async () => {
  mkdirSync(folder, { recursive: true })
  const product = await startBuiltProduct()
  const browser = await launch()
  try {
    const pages = await demoPages(product)
    const item = pages.find(({ business, name }) => business === 'harbour' && name === 'item')!
    for (const width of widths) {
      const setting = { browser, product, width }
      for (const locale of locales) {
        for (const page of pages) await shootPublicPage(setting, page, locale)
        await shootCheckout(setting, item, locale)
      }
      await shootLogin(setting)
      for (const seat of seats) await shootBackOffice(setting, seat)
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}

await run()

import type { Page } from 'playwright-core'
import { createHands, type Hands } from './hands'
import { signIn, type Shop } from './shop'
import type { BrowserStage } from './stage'

/** The most that an errand may ask for. */
interface Most {
  presses: number
  fields: number
}

const minutes = 3

/** Opens a shop's first screen on a phone, and does one errand after the other from there, each counted. */
export const openErrands = async (stage: BrowserStage, shop: Shop) => {
  const { page, complaints } = await stage.open({
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  })
  await signIn(page, shop, '/dashboard')
  const errand = async (name: string, most: Most, act: (hands: Hands, page: Page) => Promise<void>) => {
    await page.goto(shop.at('/dashboard'))
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    const hands = createHands()
    const began = performance.now()
    await act(hands, page)
    const seconds = (performance.now() - began) / 1000
    const { presses, fields } = hands.done()
    process.stdout.write(`${name}: ${presses} presses, ${fields} fields, ${seconds.toFixed(1)} s\n`)
    expect({ name, presses: presses <= most.presses, fields: fields <= most.fields }).toEqual({
      name,
      presses: true,
      fields: true,
    })
    expect(seconds).toBeLessThan(minutes * 60)
  }
  return { errand, complaints }
}

/** A link of the bar at the foot of a phone. */
export const barLink = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name }).last()

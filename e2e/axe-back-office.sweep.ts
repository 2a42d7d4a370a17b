import { findings } from './axe-findings'
import { locales, setAxeStage, type Locale } from './axe.stage'
import { describeInBrowser } from './browser'
import { follow, seats, signInToDemo, type Seat } from './office-pages'
import { ready } from './settle'

describeInBrowser('axe finds nothing serious', () => {
  const stage = setAxeStage()

  const findingsOfSeat = async (seat: Seat, locale: Locale) => {
    const { page } = await stage.open(locale)
    await signInToDemo(page, stage.product, seat)
    const found: string[] = []
    for (const [name, path] of Object.entries(seat.pages)) {
      await follow(page, path)
      await ready(page)
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale)
      found.push(...(await findings(page, `${name}, ${locale}`)))
    }
    if (seat === seats[0]) {
      await page.keyboard.press('Control+k')
      await page.locator('dialog[open] [role="option"]').first().waitFor()
      found.push(...(await findings(page, 'the search')))
    }
    return found
  }

  test.each(locales)('in the back office, in %s', async (locale) => {
    const found: string[] = []
    for (const seat of seats) found.push(...(await findingsOfSeat(seat, locale)))
    expect(found).toEqual([])
  })
})

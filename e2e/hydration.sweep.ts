import type { Locale } from '@mainstreet/shared/rules/language'
import type { Page } from 'playwright-core'
import { describeInBrowser } from './browser'
import { hydrateLive, preventIdleHydration, read, stabilityOf, watchStability } from './deferred-hydration'
import { headings, openFullSite, pathsOf, type FullSite } from './full-site'
import { shiftsOf, watchShifts } from './settle'
import { setStage } from './stage'

type Kind = keyof typeof headings
const kinds = Object.keys(headings) as Kind[]

// A browser notes the page that is not there as a resource that could not be loaded.
const expected = /status of 404 .*no-such-page/

describeInBrowser('any page made by the server', () => {
  const stage = setStage()
  let site: FullSite
  beforeAll(async () => {
    site = await openFullSite(stage.app, 'hydrated', true)
  })

  /** What is seen of a page as it is hydrated: nothing, if all is well. */
  const traces = async (page: Page, kind: Kind, locale: Locale): Promise<string[]> => {
    const asked = await read(page, site.at(`${pathsOf(site)[kind]}?lang=${locale}`))
    const heading = page.getByRole('heading', { level: 1, name: headings[kind][locale] })
    const before = [await heading.count(), await page.locator('main').innerText()]
    await hydrateLive(page)
    const after = [await heading.count(), await page.locator('main').innerText()]
    const { shrunk, removed } = await stabilityOf(page)
    const moved = await shiftsOf(page)
    return [
      ...asked.filter((url) => url.includes('/api/')).map((url) => `asked ${url} before hydration`),
      ...(before[0] === 1 ? [] : ['has no heading']),
      ...(before.join() === after.join() ? [] : [`reads ${after.join()} instead of ${before.join()}`]),
      ...removed.map((part) => `removed ${part}`),
      ...(shrunk < 0.02 ? [] : [`shrank by ${shrunk}`]),
      ...(moved < 0.02 ? [] : [`moved by ${moved}`]),
    ].map((text) => `${kind} ${text}`)
  }

  test.each(['en', 'fr'] as const)('is hydrated without a trace, in %s', async (locale) => {
    const { page, complaints } = await stage.open()
    await preventIdleHydration(page)
    await watchShifts(page)
    await watchStability(page)
    const found: string[] = []
    for (const kind of kinds) found.push(...(await traces(page, kind, locale)))
    expect([...found, ...complaints.filter((text) => !expected.test(text))]).toEqual([])
  })
})

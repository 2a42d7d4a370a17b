import { describeInBrowser } from './browser'
import { openFullSite, pathsOf, type FullSite } from './full-site'
import { setStage } from './stage'
import { hydrate, preventIdleHydration } from './deferred-hydration'

describeInBrowser('a visitor’s language', () => {
  const stage = setStage()
  let site: FullSite
  beforeAll(async () => {
    site = await openFullSite(stage.app, 'tongues')
  })

  const french = { locale: 'fr-CA' }
  const withoutScript = { javaScriptEnabled: false }

  test('is that of the browser, from the first answer on and after the script has come', async () => {
    const { page, complaints } = await stage.open(french)
    const answer = await page.goto(site.at('/marketplace'))
    expect(await answer!.text()).toMatch(/<html lang="fr">/)
    await page.getByRole('heading', { level: 1, name: 'Boutique' }).waitFor()
    await hydrate(page)
    await page.getByRole('link', { name: 'Blue Mug' }).first().click()
    await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('fr')
    expect(complaints).toEqual([])
  })

  test('once chosen stays, though no script has come between two clicks', async () => {
    const { page } = await stage.open(withoutScript)
    await page.goto(site.at('/marketplace'))
    await page.getByRole('banner').getByRole('link', { name: 'Français' }).click()
    await page.getByRole('heading', { level: 1, name: 'Boutique' }).waitFor()
    await page.getByRole('link', { name: 'Blue Mug' }).first().click()
    await page.waitForURL(site.at(pathsOf(site).item))
    expect(await page.locator('html').getAttribute('lang')).toBe('fr')
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await page.goto(site.at('/events'))
    await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor()
  })

  test('is not changed under a page by another tab', async () => {
    const { context, page, complaints } = await stage.open()
    await preventIdleHydration(page)
    await page.goto(site.at('/marketplace'))
    const other = await context.newPage()
    await other.goto(site.at('/?lang=fr'))
    await other.close()
    await hydrate(page)
    await page.getByRole('heading', { level: 1, name: 'Our shop' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    expect(complaints).toEqual([])
  })

  test('is a step of the keyboard away, and large enough to be pressed', async () => {
    const { page } = await stage.open()
    await page.goto(site.at('/events'))
    await hydrate(page)
    const link = page.getByRole('banner').getByRole('link', { name: 'Français' })
    const { width, height } = (await link.boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    for (let steps = 0; steps < 20; steps++) {
      if (await link.evaluate((element) => element === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Événements' }).waitFor()
    expect(await page.evaluate(() => document.cookie)).toContain('mainstreet-language=fr')
  })

  test('is in a phone’s menu, beside today’s hours, which lead to those of the week', async () => {
    const { page, complaints } = await stage.open({ viewport: { width: 390, height: 844 } })
    await page.goto(site.at('/events'))
    await hydrate(page)
    const menu = page.getByRole('dialog', { name: 'Test Goods' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.getByRole('link', { name: /^Today/ }).click()
    await menu.waitFor({ state: 'hidden' })
    const hours = page.locator('#site-hours')
    await page.waitForFunction(() => {
      const top = document.querySelector('#site-hours')!.getBoundingClientRect().top
      return top >= 0 && top < window.innerHeight
    })
    await hours.locator('summary').click()
    expect(await hours.locator('[aria-current=date]:visible').count()).toBe(1)
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.getByRole('link', { name: 'Français' }).click()
    await page.getByRole('heading', { level: 1, name: 'Événements' }).waitFor()
    expect(complaints).toEqual([])
  })
})

import { presetNames, type PresetName } from '@mainstreet/shared/theme/presets'
import type { Page } from 'playwright-core'
import { findings } from './axe-findings'
import { describeInBrowser } from './browser'
import { maxScriptBytes, preventIdleHydration, read, scriptBytes } from './deferred-hydration'
import { openFullSite, pathsOf } from './full-site'
import { openShopAt, type Shop } from './shop'
import { setStage } from './stage'

describeInBrowser('a site in any preset', () => {
  const stage = setStage()

  const choose = (shop: Shop, themeType: PresetName) =>
    stage.app.service('profile-styles').patch(shop.account.id, { themeType })

  /** What is wrong with a page as it stands, in a wide window and in a phone's. */
  const look = async (page: Page, name: string) => {
    const found: string[] = []
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      found.push(...(await findings(page, `${name} at ${width}`)))
    }
    return found
  }

  test('reads well and is as wide as its window, with every block and picture or with next to nothing', async () => {
    const full = await openFullSite(stage.app, 'built', true)
    const bare = await openShopAt(stage.app, 'bare')
    const { page } = await stage.open({ reducedMotion: 'reduce' })
    const found: string[] = []
    for (const preset of presetNames) {
      await choose(full, preset)
      await choose(bare, preset)
      await page.goto(full.at('/'))
      found.push(...(await look(page, `${preset}, all blocks`)))
      await page.goto(bare.at('/'))
      found.push(...(await look(page, `${preset}, nothing`)))
    }
    expect(found).toEqual([])
  })

  test('stands still until it is used: nothing in it starts the rest of the script', async () => {
    const full = await openFullSite(stage.app, 'still', true)
    for (const preset of presetNames) {
      await choose(full, preset)
      for (const path of [pathsOf(full).home, pathsOf(full).item]) {
        const { page, context } = await stage.open({ viewport: { width: 390, height: 844 } })
        await preventIdleHydration(page)
        const bytes = scriptBytes(await read(page, full.at(path)))
        await context.close()
        expect([preset, path, Math.max(bytes, maxScriptBytes)]).toEqual([preset, path, maxScriptBytes])
      }
    }
  })
})

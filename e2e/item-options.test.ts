import type { Page } from 'playwright-core'
import { describeInBrowser } from './browser'
import { hydrate } from './deferred-hydration'
import { openShopAt, signIn } from './shop'
import { setStage } from './stage'

// A browser notes every refused request on its console; the first question of a page nobody has signed in to is one.
const expected = /status of 401/

describeInBrowser('an item in several sizes and colours', () => {
  const stage = setStage()

  test('is made of two options in fifteen steps, grows by a value, and is chosen option by option', async () => {
    const shop = await openShopAt(stage.app, 'options')
    const { page, complaints } = await stage.open()
    const editor = `/dashboard/marketplace/${shop.itemId}`
    await signIn(page, shop, editor)
    let steps = 0
    const step = async (act: Promise<unknown>) => {
      steps += 1
      await act
    }
    const open = async () => {
      await page.goto(shop.at(editor))
      await page.getByLabel('Option 1').waitFor()
    }
    const save = async (at: Page) => {
      await at.getByRole('button', { name: 'Save Item' }).click()
      await at.waitForURL(/\/dashboard\/marketplace\/?(\?.*)?$/)
    }
    const variations = async () => {
      const { variations: rows } = await stage.app.service('market-items').get(shop.itemId)
      return [...rows].sort((a, b) => a.order - b.order)
    }

    await step(page.getByRole('button', { name: 'This item comes in several sizes or colours' }).click())
    await step(page.getByLabel('Option 1').fill('Colour'))
    await step(page.getByLabel('Values of Colour').fill('Sea blue, Moss'))
    await step(page.getByRole('button', { name: 'Add another option' }).click())
    await step(page.getByLabel('Option 2').fill('Size'))
    await step(page.getByLabel('Values of Size').fill('S, M, L'))
    await step(page.getByLabel('Values of Size').press('Enter'))
    await page.getByText('6 variations').waitFor()
    await step(page.locator('[name="variations.5.stock"]').fill('3'))
    await step(save(page))
    expect(steps).toBeLessThanOrEqual(15)
    const made = await variations()
    expect(made.map(({ variation, stock, price }) => [variation, stock, price])).toEqual([
      ['Sea blue, S', 5, 34],
      ['Sea blue, M', 0, 34],
      ['Sea blue, L', 0, 34],
      ['Moss, S', 0, 34],
      ['Moss, M', 0, 34],
      ['Moss, L', 3, 34],
    ])
    expect(made[0]!.id).toBe(shop.variationId)

    await open()
    await page.getByLabel('Values of Size').fill('S, M, L, XL')
    await page.getByLabel('Values of Size').press('Enter')
    await page.getByText('8 variations').waitFor()
    await page.getByLabel('Values of Size').fill('S, L, XL')
    await page.getByLabel('Values of Size').press('Enter')
    const question = page.getByRole('dialog', { name: 'Remove 2 variations?' })
    await question.getByText('Sea blue, M, Moss, M').waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(await page.getByLabel('Values of Size').inputValue()).toBe('S, M, L, XL')
    await save(page)
    const grown = await variations()
    expect(grown).toHaveLength(8)
    expect(grown.filter(({ id }) => made.some((each) => each.id === id))).toHaveLength(6)

    await page.goto(shop.at(`/marketplace/${shop.itemId}`))
    await hydrate(page)
    const sizes = page.getByRole('group', { name: 'Size' })
    await page.getByRole('group', { name: 'Colour' }).getByText('Moss').click()
    await sizes
      .locator('label', { hasText: 'L' })
      .filter({ has: page.locator('input:checked') })
      .waitFor()
    expect(await sizes.locator('[data-sold-out]').allInnerTexts()).toHaveLength(3)
    expect(complaints.filter((text) => !expected.test(text))).toEqual([])
  })
})

import { homeBlocks, type BlockKey } from '@mainstreet/shared/rules/site/home-blocks'
import { presetNames } from '@mainstreet/shared/theme/presets'
import { siteLook } from '@mainstreet/shared/theme/theme'
import { blockDrawing } from './block-drawing'

const looks = presetNames.map((themeType) => siteLook({ themeType }))

test.each(Object.keys(homeBlocks) as BlockKey[])('%s lies within its picture under every preset', (block) => {
  for (const { layout } of looks) {
    const { drawn } = blockDrawing(block, layout)
    expect(drawn.length).toBeGreaterThan(0)
    for (const { x, y, width, height } of drawn) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(Math.min(width, height)).toBeGreaterThan(0)
      expect(x + width).toBeLessThanOrEqual(88)
      expect(y + height).toBeLessThanOrEqual(56)
    }
  }
})

test('presets draw what is sold in ways of their own', () => {
  const drawings = looks.map(({ layout }) => JSON.stringify(blockDrawing('featured', layout).drawn))
  expect(new Set(drawings).size).toBeGreaterThan(3)
})

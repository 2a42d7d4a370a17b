import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dashboardDeclarations } from '@mainstreet/shared/theme/dashboard-theme'
import { messageTones } from '@mainstreet/shared/theme/site-tones'

const tokens = readFileSync(join(__dirname, 'tokens.css'), 'utf8')

test.each(dashboardDeclarations.split('\n'))(
  'the style sheet carries the shared colour %s',
  (declaration) => {
    expect(tokens).toContain(declaration)
  },
)

test.each(Object.entries(messageTones))('messages of %s have the tones of the style sheet', (tone, pair) => {
  expect(tokens).toContain(`--color-${tone}-text: light-dark(${pair.join(', ')})`)
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dashboardDeclarations } from '@mainstreet/shared/dashboard-theme'

const tokens = readFileSync(join(__dirname, 'tokens.css'), 'utf8')

test.each(dashboardDeclarations.split('\n'))(
  'the style sheet carries the shared colour %s',
  (declaration) => {
    expect(tokens).toContain(declaration)
  },
)

import {
  dashboardDeclarations,
  dashboardModes,
  dashboardTokens,
  type DashboardToken,
} from './dashboard-theme'
import { contrastRatio, isHexColour, readableContrast } from './contrast'

const grounds: DashboardToken[] = ['bg', 'surface', 'raised', 'sunken', 'hover']

const textPairs: [DashboardToken, DashboardToken][] = [
  ...grounds.map((ground): [DashboardToken, DashboardToken] => ['text', ground]),
  ...grounds.map((ground): [DashboardToken, DashboardToken] => ['text-muted', ground]),
  ...grounds.map((ground): [DashboardToken, DashboardToken] => ['accent-text', ground]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['accent-text', 'accent-soft'],
  ['success-text', 'success-soft'],
  ['warning-text', 'warning-soft'],
  ['danger-text', 'danger-soft'],
  ['info-text', 'info-soft'],
]

describe.each(dashboardModes)('the %s dashboard', (mode) => {
  const tokens = dashboardTokens[mode]

  test('has only hex colours', () => {
    expect(Object.values(tokens).every(isHexColour)).toBe(true)
  })

  test.each(textPairs)('%s is readable on %s', (text, ground) => {
    expect(contrastRatio(tokens[text], tokens[ground])).toBeGreaterThanOrEqual(readableContrast)
  })

  test.each(['focus', 'border-strong'] as const)('%s can be seen on the page and its cards', (edge) => {
    for (const ground of ['bg', 'surface'] as const) {
      expect(contrastRatio(tokens[edge], tokens[ground])).toBeGreaterThanOrEqual(3)
    }
  })
})

test('the declarations carry every token in both modes', () => {
  const lines = dashboardDeclarations.split('\n')
  expect(lines).toHaveLength(Object.keys(dashboardTokens.light).length)
  expect(lines[0]).toBe('--color-bg: light-dark(#f8f8f7, #101113);')
})

/** The themes of the dashboard. */
export const dashboardModes = ['light', 'dark'] as const

/** One of the dashboard's themes. */
export type DashboardMode = (typeof dashboardModes)[number]

// One row a token, light beside dark.
const tokenPairs = {
  bg: ['#f8f8f7', '#101113'],
  surface: ['#ffffff', '#17181b'],
  raised: ['#ffffff', '#1e2023'],
  sunken: ['#f1f1ef', '#0b0c0d'],
  hover: ['#f3f3f1', '#212327'],
  text: ['#191a1c', '#eceded'],
  'text-muted': ['#5e6168', '#a1a5ad'],
  border: ['#e4e4e1', '#2a2c31'],
  'border-strong': ['#8b8e95', '#6d717a'],
  accent: ['#2c4bd1', '#5b78f2'],
  'accent-hover': ['#223db0', '#6f89f5'],
  'on-accent': ['#ffffff', '#0b0d16'],
  'accent-text': ['#2743bf', '#9db0ff'],
  'accent-soft': ['#edf0fd', '#1d2440'],
  focus: ['#2c4bd1', '#8fa4ff'],
  success: ['#1a7f4b', '#3fbf7f'],
  'success-text': ['#146339', '#6fd6a2'],
  'success-soft': ['#e7f5ed', '#12291d'],
  warning: ['#b7791f', '#d9a441'],
  'warning-text': ['#7a4d0b', '#ecc06e'],
  'warning-soft': ['#fcf3e1', '#2e2410'],
  danger: ['#c4302b', '#f0625c'],
  'danger-hover': ['#a62621', '#f37b76'],
  'on-danger': ['#ffffff', '#1a0605'],
  'danger-text': ['#b02622', '#ff938e'],
  'danger-soft': ['#fdeeed', '#331716'],
  info: ['#2b6cb0', '#5aa2e8'],
  'info-text': ['#225a95', '#8cc1f5'],
  'info-soft': ['#e9f2fb', '#12253a'],
} as const satisfies Record<string, readonly [light: string, dark: string]>

/** The name of a dashboard colour; its CSS variable is --color-{name}. */
export type DashboardToken = keyof typeof tokenPairs

const tokenNames = Object.keys(tokenPairs) as DashboardToken[]

const tokensOf = (mode: 0 | 1) =>
  Object.fromEntries(tokenNames.map((name) => [name, tokenPairs[name][mode]])) as Record<
    DashboardToken,
    string
  >

/** The dashboard's colours by mode and name, six-digit hex. */
export const dashboardTokens: Record<DashboardMode, Record<DashboardToken, string>> = {
  light: tokensOf(0),
  dark: tokensOf(1),
}

/** The dashboard's colours as CSS declarations that follow the page's color-scheme: "--color-bg: light-dark(#f8f8f7, #101113);" a line. */
export const dashboardDeclarations = tokenNames
  .map((name) => `--color-${name}: light-dark(${tokenPairs[name].join(', ')});`)
  .join('\n')

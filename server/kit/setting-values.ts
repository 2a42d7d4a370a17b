import { parseHost } from './http/host'

/** A setting that is missing, malformed or unknown; the message is one line for the person starting the server. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

type Parse<T> = (text: string) => T | undefined

const text: Parse<string> = (value) => value
const flag: Parse<boolean> = (value) =>
  ['1', 'true'].includes(value) ? true : ['0', 'false'].includes(value) ? false : undefined
const hops: Parse<number> = (value) =>
  /^\d$/.test(value) ? Number(value) : value === 'true' ? 1 : value === 'false' ? 0 : undefined
const port: Parse<number> = (value) =>
  /^\d{1,5}$/.test(value) && Number(value) <= 65535 ? Number(value) : undefined
const secret: Parse<string> = (value) => (value.length >= 32 ? value : undefined)
const oneOf =
  (...allowed: string[]): Parse<string> =>
  (value) =>
    allowed.includes(value) ? value : undefined
const url =
  (...protocols: string[]): Parse<string> =>
  (value) =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol) ? value : undefined
const address: Parse<string> = (value) => (/^[A-Za-z0-9.:-]+$/.test(value) ? value : undefined)
const hostAndPort: Parse<string> = (value) => (parseHost(value) ? value.toLowerCase() : undefined)
const mailAddress: Parse<string> = (value) =>
  /^([^<>\r\n"]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/.test(value) ? value : undefined
const webAddresses: Parse<string[]> = (value) => {
  const all = value.split(',').map((each) => url('http:', 'https:')(each.trim()))
  return all.every((each) => each !== undefined) ? all : undefined
}
const base: Parse<string> = (value) => (value.startsWith('/') ? value : url('http:', 'https:')(value))

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Every setting: variable, field, parser and what a good value looks like. */
const known = {
  NODE_ENV: ['nodeEnv', oneOf('production', 'development', 'test'), 'production, development or test'],
  PORT: ['port', port, 'a port number'],
  HOST: ['host', address, 'an address to listen on'],
  DATA_DIR: ['dataDir', text, 'a folder'],
  DATABASE_URL: ['databaseUrl', url('postgres:', 'postgresql:'), 'a postgres:// URL'],
  DATABASE_DIRECT_URL: ['databaseDirectUrl', url('postgres:', 'postgresql:'), 'a postgres:// URL'],
  MEDIA_URL: ['mediaUrl', url('s3:'), 'an s3:// URL'],
  SMTP_URL: ['smtpUrl', url('smtp:', 'smtps:'), 'an smtp:// or smtps:// URL'],
  MAIL_FROM: ['mailFrom', mailAddress, 'a mail address'],
  JWT_SECRET: ['jwtSecret', secret, 'at least 32 characters'],
  SECRET_KEY: ['secretKey', secret, 'at least 32 characters'],
  BACKUP_KEY: ['backupKey', secret, 'at least 32 characters'],
  DEMO: ['demo', flag, '0 or 1'],
  DEMO_PASSWORD: ['demoPassword', text, 'a password'],
  REQUIRE_STAFF_2FA: ['requireStaff2fa', flag, '0 or 1'],
  TRUST_PROXY: ['trustProxy', hops, 'the number of proxies in front, 0 to 9'],
  LOG_LEVEL: ['logLevel', oneOf(...levels), `one of ${levels.join(', ')}`],
  STRIPE_API_BASE: ['stripeApiBase', url('http:', 'https:'), 'an http(s) URL'],
  PAYMENTS_SANDBOX: ['paymentsSandbox', flag, '0 or 1'],
  SUPPORT_URL: ['supportUrl', url('http:', 'https:', 'mailto:'), 'an http(s) or mailto URL'],
  MODULES_BASE_URL: ['modulesBaseUrl', base, 'an http(s) URL or a path starting with /'],
  FACEBOOK_TOKEN: ['facebookToken', text, 'a token'],
  FACEBOOK_API_BASE: ['facebookApiBase', url('http:', 'https:'), 'an http(s) URL'],
  VIDEO_API_BASE: ['videoApiBase', url('http:', 'https:'), 'an http(s) URL'],
  WEBHOOK_API_BASE: ['webhookApiBase', url('http:', 'https:'), 'an http(s) URL'],
  PUSH_API_BASE: ['pushApiBase', url('http:', 'https:'), 'an http(s) URL'],
  IMPORT_PICTURE_BASE: ['importPictureBase', url('http:', 'https:'), 'an http(s) URL'],
  PLATFORM_HOST: ['platformHost', hostAndPort, 'a host name'],
  PAGE_CACHE_URLS: ['pageCacheUrls', webAddresses, 'http(s) URLs with commas between'],
  METRICS_TOKEN: ['metricsToken', text, 'a token'],
} as const satisfies Record<string, readonly [string, Parse<string | number | boolean | string[]>, string]>

/** The name of every setting. */
export const settingNames: readonly string[] = Object.keys(known)

type Known = typeof known
type Values = {
  [Name in keyof Known as Known[Name][0]]?: NonNullable<ReturnType<Known[Name][1]>>
}

/** Whether one letter was changed, left out or added, or two neighbours changed places. */
const isSlip = (left: string, right: string): boolean => {
  let same = 0
  while (same < left.length && left[same] === right[same]) same++
  const [a, b] = [left.slice(same), right.slice(same)]
  const swapped = a.length > 1 && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
  return swapped || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)
}

const ours = /^(MAINSTREET|PAYMENTS|DEMO|MODULES)_/
const bareName = (name: string) => name.toUpperCase().replaceAll(/[_-]/g, '')

// Short names such as PORT or HOST have innocent neighbours, so only long ones count as misspelt.
const meantName = (name: string) =>
  Object.keys(known).find((candidate) => {
    if (bareName(name) === bareName(candidate)) return true
    return candidate.length >= 7 && isSlip(name, candidate)
  })

const refuseUnknown = (env: NodeJS.ProcessEnv) => {
  for (const name of Object.keys(env)) {
    if (name in known) continue
    const candidate = meantName(name)
    if (candidate) throw new SettingsError(`Unknown setting ${name}: did you mean ${candidate}?`)
    if (ours.test(name)) throw new SettingsError(`Unknown setting ${name}.`)
  }
}

/** Parses every known variable of the environment; an empty one counts as not given. */
export const readValues = (env: NodeJS.ProcessEnv): Values & Required<Pick<Values, Defaulted>> => {
  refuseUnknown(env)
  const values: Record<string, unknown> = { port: 3030, demoPassword: 'mainstreet-demo', trustProxy: 0 }
  for (const [name, [field, parse, hint]] of Object.entries(known)) {
    const raw = env[name]?.trim()
    if (!raw) continue
    const value = parse(raw)
    // The value itself stays out of the message: it may be a secret.
    if (value === undefined) throw new SettingsError(`${name} must be ${hint}.`)
    values[field] = value
  }
  return values as ReturnType<typeof readValues>
}

type Defaulted = 'port' | 'demoPassword' | 'trustProxy'

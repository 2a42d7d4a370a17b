import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { readValues, SettingsError } from './setting-values'

export { SettingsError }

/** Everything the environment decides, read once; optional ones are undefined when not given. */
export type Settings = Readonly<{
  production: boolean
  port: number
  host: string
  dataDir: string
  databaseUrl?: string
  /** PostgreSQL itself, where `databaseUrl` is a pooler in front of it. */
  databaseDirectUrl?: string
  mediaUrl?: string
  smtpUrl?: string
  mailFrom: string
  /** Empty outside production until `withSecrets` has filled it. */
  jwtSecret: string
  /** Key material for stored secrets; empty outside production until `withSecrets` has filled it. */
  secretKey: string
  /** Encrypts backups and opens them. */
  backupKey?: string
  demo: boolean
  demoPassword: string
  /** Staff who have nothing beside their password may do nothing but add it. */
  requireStaff2fa: boolean
  /** How many proxies in front of us are trusted; 0 = none. */
  trustProxy: number
  logLevel: string
  stripeApiBase?: string
  paymentsSandbox: boolean
  /** Where owners find help: SUPPORT_URL, else a mail to who sends the platform's own. */
  supportUrl?: string
  modulesBaseUrl?: string
  facebookToken?: string
  facebookApiBase?: string
  videoApiBase?: string
  /** Where all outgoing webhooks are sent in place of their own hosts. */
  webhookApiBase?: string
  /** Where all notices to phones are sent in place of their push services. */
  pushApiBase?: string
  /** Where pictures that a file names are fetched in place of their own hosts. */
  importPictureBase?: string
  platformHost?: string
  metricsToken?: string
  /** Where the page caches in front of us take purges. */
  pageCacheUrls: readonly string[]
}>

/** A sender, with or without a name, as the address of a mail to it. */
const mailTo = (sender: string) => `mailto:${/<(.+)>/.exec(sender)?.[1] ?? sender}`

/** Reads and validates the environment; throws SettingsError with one clear line. */
export const readSettings = (env: NodeJS.ProcessEnv): Settings => {
  const values = readValues(env)
  const { nodeEnv, ...settings } = values
  const production = nodeEnv === 'production'
  const demo = values.demo ?? !production
  if (values.databaseDirectUrl && !values.databaseUrl)
    throw new SettingsError('DATABASE_DIRECT_URL goes with a DATABASE_URL.')
  if (production && !values.jwtSecret) throw new SettingsError('JWT_SECRET is required in production.')
  if (production && !values.secretKey) throw new SettingsError('SECRET_KEY is required in production.')
  return Object.freeze({
    ...settings,
    production,
    host: values.host ?? (production ? '0.0.0.0' : '127.0.0.1'),
    dataDir: path.resolve(values.dataDir ?? '.data'),
    jwtSecret: values.jwtSecret ?? '',
    secretKey: values.secretKey ?? '',
    demo,
    requireStaff2fa: values.requireStaff2fa ?? (production && !demo),
    paymentsSandbox: values.paymentsSandbox ?? !production,
    logLevel: values.logLevel ?? 'info',
    pageCacheUrls: values.pageCacheUrls ?? [],
    supportUrl: values.supportUrl ?? (values.mailFrom && mailTo(values.mailFrom)),
    mailFrom: values.mailFrom ?? 'Mainstreet <no-reply@mainstreet.localhost>',
  })
}

/** The two secrets of a server. */
export type Secrets = Pick<Settings, 'jwtSecret' | 'secretKey'>

const fileOf = ({ dataDir }: Pick<Settings, 'dataDir'>) => path.join(dataDir, 'secrets.json')

const readSecrets = (file: string): Partial<Secrets> => {
  if (!fs.existsSync(file)) return {}
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<Secrets>
  } catch {
    // New keys would make every stored secret unreadable, so a damaged file is never replaced silently.
    throw new SettingsError(`${file} is damaged; restore it, or delete it to start with new secrets.`)
  }
}

/** What DATA_DIR/secrets.json holds of the secrets that the environment does not give; empty in production. */
export const keptSecrets = (settings: Settings): Partial<Secrets> => {
  if (settings.production) return {}
  const { jwtSecret, secretKey } = readSecrets(fileOf(settings))
  return {
    ...(!settings.jwtSecret && jwtSecret && { jwtSecret }),
    ...(!settings.secretKey && secretKey && { secretKey }),
  }
}

/** Writes DATA_DIR/secrets.json, for its owner's eyes alone. */
export const keepSecrets = (settings: Pick<Settings, 'dataDir'>, secrets: Partial<Secrets>): void => {
  const file = fileOf(settings)
  fs.mkdirSync(settings.dataDir, { recursive: true })
  const temporary = `${file}.${process.pid}`
  fs.writeFileSync(temporary, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  fs.renameSync(temporary, file)
}

/** Fills missing secrets from DATA_DIR/secrets.json, generating them on the first start. */
export const withSecrets = (settings: Settings): Settings => {
  if (settings.jwtSecret && settings.secretKey) return settings
  if (settings.production) throw new SettingsError('Secrets are never generated in production.')
  const stored = readSecrets(fileOf(settings))
  const secrets: Secrets = {
    jwtSecret: stored.jwtSecret || randomBytes(32).toString('base64url'),
    secretKey: stored.secretKey || randomBytes(32).toString('base64url'),
  }
  if (!stored.jwtSecret || !stored.secretKey) keepSecrets(settings, secrets)
  return Object.freeze({
    ...settings,
    jwtSecret: settings.jwtSecret || secrets.jwtSecret,
    secretKey: settings.secretKey || secrets.secretKey,
  })
}

declare module '../declarations' {
  interface Configuration {
    settings: Settings
  }
}

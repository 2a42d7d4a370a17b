import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readSettings, SettingsError, withSecrets } from './settings'

const key = 'k'.repeat(32)

describe('settings', () => {
  test.each([
    [{ PORT: '80a' }, 'PORT must be a port number.'],
    [{ PORT: '70000' }, 'PORT must be a port number.'],
    [{ HOST: 'a b' }, 'HOST must be an address to listen on.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a postgres:// URL.'],
    [{ DATABASE_DIRECT_URL: 'postgres://x' }, 'DATABASE_DIRECT_URL goes with a DATABASE_URL.'],
    [{ DEMO: 'yes' }, 'DEMO must be 0 or 1.'],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET must be at least 32 characters.'],
    [{ MAIL_FROM: 'a@b.ca\r\nBcc: c@d.ca' }, 'MAIL_FROM must be a mail address.'],
    [{ DATABSE_URL: 'x' }, 'Unknown setting DATABSE_URL: did you mean DATABASE_URL?'],
    [{ SMTP_URI: 'x' }, 'Unknown setting SMTP_URI: did you mean SMTP_URL?'],
    [{ MAIL_FORM: 'x' }, 'Unknown setting MAIL_FORM: did you mean MAIL_FROM?'],
    [{ SECRTE_KEY: 'x' }, 'Unknown setting SECRTE_KEY: did you mean SECRET_KEY?'],
    [{ PLATFORM_HOSTS: 'x' }, 'Unknown setting PLATFORM_HOSTS: did you mean PLATFORM_HOST?'],
    [{ Data_Dir: 'x' }, 'Unknown setting Data_Dir: did you mean DATA_DIR?'],
    [{ MAINSTREET_COLOUR: 'red' }, 'Unknown setting MAINSTREET_COLOUR.'],
    [{ NODE_ENV: 'production', SECRET_KEY: key }, 'JWT_SECRET is required in production.'],
    [{ NODE_ENV: 'production', JWT_SECRET: key }, 'SECRET_KEY is required in production.'],
  ])('refuse %j with one clear line', (env, message) => {
    expect(() => readSettings(env as unknown as NodeJS.ProcessEnv)).toThrow(new SettingsError(message))
  })

  test('never repeat a malformed value, it may be a secret', () => {
    expect(() => readSettings({ DATABASE_URL: 'hunter2' })).toThrow(/^((?!hunter2).)*$/)
  })

  test('leave the rest of the environment alone', () => {
    const env = {
      PATH: '/bin',
      HOME: '/root',
      TERM: 'x',
      MAIL: '/var/mail',
      HOSTNAME: 'box',
      LANG: 'C',
      PS1: '$',
      PORTS: '1',
      SORT: 'x',
      HOSTS: 'x',
      // What Kubernetes and linked containers set.
      DATABASE_PORT: 'tcp://10.0.0.1:5432',
      PLATFORM_PORT: '80',
      SMTP_PORT: 'tcp://10.0.0.1:25',
      NODE_PATH: '/lib',
      MAILCHECK: '60',
      TEST_DATABASE_URL: 'x',
      TEST_DATABASE_DIRECT_URL: 'x',
      API_ORIGIN: 'http://localhost:3030',
    }
    expect(readSettings(env as unknown as NodeJS.ProcessEnv)).toMatchObject({
      production: false,
      port: 3030,
      host: '127.0.0.1',
      dataDir: path.resolve('.data'),
      demo: true,
      demoPassword: 'mainstreet-demo',
      paymentsSandbox: true,
      trustProxy: 0,
    })
  })

  test('in production listen everywhere, without demo and sandbox, and are frozen', () => {
    const settings = readSettings({
      NODE_ENV: 'production',
      JWT_SECRET: key,
      SECRET_KEY: key,
      TRUST_PROXY: '2',
    })
    expect(settings).toMatchObject({
      production: true,
      host: '0.0.0.0',
      demo: false,
      paymentsSandbox: false,
      trustProxy: 2,
    })
    expect(Object.isFrozen(settings)).toBe(true)
  })
})

describe('secrets', () => {
  let dataDir: string
  beforeEach(() => (dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mainstreet-'))))
  afterEach(() => fs.rmSync(dataDir, { recursive: true }))
  const read = (more = {}) => readSettings({ DATA_DIR: dataDir, ...more })

  test('are not replaced when their file is damaged', () => {
    fs.writeFileSync(path.join(dataDir, 'secrets.json'), '{')
    expect(() => withSecrets(read())).toThrow('is damaged')
  })

  test('are made once, for this user only, and read again at the next start', () => {
    const first = withSecrets(read())
    expect(first.jwtSecret.length).toBeGreaterThanOrEqual(32)
    expect(first.secretKey).not.toBe(first.jwtSecret)
    expect(fs.statSync(path.join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
    expect(withSecrets(read())).toEqual(first)
  })

  test('of the environment win', () => {
    expect(withSecrets(read({ JWT_SECRET: key })).jwtSecret).toBe(key)
  })
})

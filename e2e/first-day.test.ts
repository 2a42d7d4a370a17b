import type { Page } from 'playwright-core'
import { codeOf } from '../server/features/users/second-factor/device.factory'
import { addAuthenticator } from './add-authenticator'
import { describeInBrowser } from './browser'
import { prepareBuiltServer, type BuiltServer } from './built-server'
import { createEmptyDatabase, type EmptyDatabase } from './empty-database'
import { setBrowserStage } from './stage'

const email = 'first@people.test'
const password = 'a long enough password'

// A browser notes every refused request on its console: of a page nobody has signed in to, and of a site that is none.
const expected = /status of (400|401|404)/

describeInBrowser('the first day of a production install', () => {
  const stage = setBrowserStage()
  let database: EmptyDatabase
  let server: BuiltServer
  /** Of the authenticator app that a production install asks its staff for. */
  let secret: string
  beforeAll(async () => {
    database = await createEmptyDatabase()
    server = await prepareBuiltServer({ NODE_ENV: 'production', ...database.settings })
    await server.start()
  })
  afterAll(async () => {
    await server?.stop()
    await database?.drop()
  })

  // No account has this name, and nobody told the server of it.
  const at = (path: string) => `http://my-server.localhost:${server.port}${path}`

  /** As the page and the usage say: the embedded database is only free while the server is down. */
  const aside = async (command: () => Promise<string>): Promise<string> => {
    if (database.shared) return command()
    await server.stop()
    const printed = await command()
    await server.start()
    return printed
  }
  const admin = (...args: string[]) => aside(() => server.admin(...args))

  const choosePassword = async (page: Page, link: string) => {
    await page.goto(link)
    await page.getByRole('heading', { name: 'Set a new password' }).waitFor()
    await page.getByLabel(/^New Password/).fill(password)
    await page.getByLabel(/^Repeat New Password/).fill(password)
    await page.getByRole('button', { name: 'Save Password' }).click()
  }

  const signIn = async (page: Page) => {
    await page.getByLabel('Username or Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
  }

  test('leads from the first page over the command and its link to the list of customers', async () => {
    const { page, complaints } = await stage.open()
    expect((await page.goto(at('/')))!.status()).toBe(200)
    await page.getByRole('heading', { name: 'Mainstreet is running' }).waitFor()
    await page.getByText('npm run admin -- create-staff you@example.com').waitFor()
    await page.getByRole('link', { name: '/login' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()

    const printed = await admin('create-staff', email)
    const link = /http\S+\/reset-password#\S+/.exec(printed)![0]
    expect(new URL(link).host).toBe(`localhost:${server.port}`)
    await choosePassword(page, link)
    await page.getByRole('link', { name: 'Sign In' }).click()
    await signIn(page)
    secret = await addAuthenticator(page)
    await page.getByRole('button', { name: 'I Have Kept Them' }).click()
    await page.waitForURL('**/admin')
    await page.getByRole('heading', { name: 'Customers' }).waitFor()
    await page.getByText('No customers yet.').waitFor()
    expect(complaints.filter((text) => !expected.test(text))).toEqual([])
    expect(await admin('list-staff')).toContain(`${email}  last here`)
  })

  test('is over then: the first page tells nothing, and the link is spent', async () => {
    const { page } = await stage.open()
    expect((await page.goto(at('/')))!.status()).toBe(404)
    await page.getByRole('heading', { name: 'No business has this address' }).waitFor()
    const link = /http\S+\/reset-password#\S+/.exec(await admin('create-staff', 'second@people.test'))![0]
    await choosePassword(page, link)
    await page.getByRole('heading', { name: 'Your password is changed' }).waitFor()
    await page.goto('about:blank')
    await choosePassword(page, link)
    await page.getByText('This link is no longer valid. Please ask for a new one.').waitFor()
  })

  test('the books of nobody add up', async () => {
    expect(await aside(server.audit)).toBe('0 accounts checked, everything adds up.\n')
  })

  test('a refused command is one line and says what is wrong', async () => {
    const refusal = (...args: string[]) =>
      server.admin(...args).catch((error: { code: number; stderr: string }) => [error.code, error.stderr])
    if (!database.shared)
      expect(await refusal('list-staff')).toEqual([1, expect.stringMatching(/^.*stop the server.*\n$/)])
    expect(await refusal('make-staff')).toEqual([
      1,
      expect.stringMatching(/^Unknown command "make-staff".*\n$/),
    ])
    if (database.shared)
      expect(await refusal('create-staff', email)).toEqual([
        1,
        expect.stringMatching(/^.*is staff already.*\n$/),
      ])
  })

  test('whoever is disabled by the command is signed out where they work', async () => {
    const { page } = await stage.open()
    await page.goto(at('/admin'))
    await signIn(page)
    await page.getByLabel('Code').fill(codeOf(secret, 1))
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('heading', { name: 'Customers' }).waitFor()
    await admin('disable', email)
    await page.reload()
    await page.waitForURL('**/login')
    await signIn(page)
    await page.getByText('Username or password are incorrect.').waitFor()
  })
})

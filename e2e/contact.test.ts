import type { Page } from 'playwright-core'
import { as } from '../server/test/as'
import { describeInBrowser } from './browser'
import { hold } from './hold'
import { openShopAt, signIn, type Shop } from './shop'
import { setMailStage } from './stage'

const written = {
  'First name': 'Aline',
  'Last name': 'Robichaud',
  Email: 'aline@buyers.test',
  Phone: '(506) 555-0123',
  Subject: 'The blue mug',
  Message: 'Is it safe in a dishwasher?\nAnd in an oven?',
}

describeInBrowser('the contact form', () => {
  let shop: Shop
  let visitors = 0
  const stage = setMailStage()
  beforeAll(async () => {
    shop = await openShopAt(stage.app, 'contact')
  })

  /** Opens the home page as somebody nobody knows yet, and goes to the form. */
  const open = async (path = '/') => {
    const address = `10.20.30.${++visitors}`
    const window = await stage.open({ extraHTTPHeaders: { 'x-forwarded-for': address } })
    const { page } = window
    await page.goto(shop.at(path))
    // Going there is the sign that somebody is there, and the form is taken over.
    await page.locator('form').scrollIntoViewIfNeeded()
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__reactFiber')),
    )
    return { ...window, address }
  }

  const fill = async (page: Page, texts: Record<string, string> = written) => {
    for (const [label, text] of Object.entries(texts))
      await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text)
  }
  const typed = (page: Page) =>
    page.locator('form').evaluate((form) => {
      const { reference: _trap, ...texts } = Object.fromEntries(new FormData(form as HTMLFormElement))
      return Object.values(texts)
    })
  const send = (page: Page, name = 'Send message') => page.getByRole('button', { name }).click()
  const notice = (page: Page) => page.locator('form').getByRole('status')
  const said = (page: Page, state: string) => page.locator(`form [role=status][data-state=${state}]`)

  test('says beside each field what is missing, and sends nothing', async () => {
    const { page, complaints } = await open()
    const sent: string[] = []
    page.on('request', (request) => void (request.url().endsWith('/contact') && sent.push(request.url())))
    await send(page)
    for (const text of [
      'Error: Please provide your first name.',
      'Error: Please provide a valid email address.',
      'Error: Please include a message to send.',
    ])
      await page.getByText(text).waitFor()
    expect(await page.locator(':focus').getAttribute('name')).toBe('firstName')

    await fill(page, { 'First name': 'Aline', Email: 'aline at home', Message: 'Hello' })
    await send(page)
    const email = page.getByRole('textbox', { name: /^Email/ })
    await page.getByText('Error: Please provide a valid email address.').waitFor()
    expect(await email.getAttribute('aria-invalid')).toBe('true')
    expect(await page.locator(':focus').getAttribute('name')).toBe('email')
    expect(await page.getByText('Error: Please').count()).toBe(1)
    expect(sent).toEqual([])
    expect(complaints).toEqual([])
  })

  test('waits, says that it was sent, clears, and the business has the mail', async () => {
    const { page, complaints } = await open()
    const go = await hold(page, '**/api/contact')
    await fill(page)
    await send(page)
    await said(page, 'waiting').getByText('Sending your message…').waitFor()
    go()
    await said(page, 'sent').getByText('Your message has been sent. Thank you!').waitFor()
    expect(await typed(page)).toEqual(['', '', '', '', '', ''])

    const { recipients, source } = await stage.smtp.mailWith('The blue mug')
    expect(recipients).toEqual([shop.account.str_email])
    expect(source).toMatch(/^Reply-To: aline@buyers\.test\r?$/m)
    expect(source).toContain('Aline Robichaud')
    expect(source).toContain('(506) 555-0123')
    expect(source).toContain('And in an oven?')

    await page.waitForFunction(() => document.querySelector('form [role=status]')?.textContent === '')
    expect(complaints).toEqual([])
  })

  test('keeps what was typed when the server fails', async () => {
    const { page } = await open()
    await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: '{}' }))
    await fill(page)
    await send(page)
    await said(page, 'failed').getByText('Error: There was an issue with the server response.').waitFor()
    expect(await typed(page)).toEqual(Object.values(written))
    await page.unroute('**/api/contact')
    await send(page)
    await said(page, 'sent').waitFor()
  })

  test('says so when somebody has sent too much, and keeps what was typed', async () => {
    const { page, address } = await open()
    const visitor = await as(stage.app, 'visitor', shop.account)
    const message = { contact: 'Aline', from: 'aline@buyers.test', message: 'Hello' }
    const sendAsThey = () => visitor.post('contact', message).set('x-forwarded-for', address)
    for (let times = 0; times < 5; times++) await sendAsThey().expect(200)
    await fill(page)
    await send(page)
    await said(page, 'failed').getByText('Error: Too many messages were sent from here.').waitFor()
    expect(await typed(page)).toEqual(Object.values(written))
  })

  test('speaks French', async () => {
    const { page, complaints } = await open('/?lang=fr')
    await send(page, 'Envoyer le message')
    await page.getByText('Erreur : veuillez indiquer votre prénom.').waitFor()
    await page.getByText('Erreur : veuillez indiquer une adresse courriel valide.').waitFor()
    await page.getByText('Erreur : veuillez écrire un message à envoyer.').waitFor()
    await fill(page, {
      Prénom: 'Aline',
      Courriel: 'aline@buyers.test',
      Message: 'La tasse va-t-elle au four?',
    })
    expect(await notice(page).textContent()).toBe('')
    await send(page, 'Envoyer le message')
    await page.getByText('Votre message a été envoyé. Merci!').waitFor()
    await stage.smtp.mailWith('La tasse va-t-elle au four?')
    expect(complaints).toEqual([])
  })

  test('is answered by its owner on a phone, in the name of the business', async () => {
    const message = { name: 'Luc', email: 'luc@buyers.test', subject: 'Order 1007', message: 'Where is it?' }
    await stage.app.service('contact-messages').create({ ...message, customerId: shop.account.id })
    const { page, complaints } = await stage.open({ viewport: { width: 390, height: 700 } })
    await signIn(page, shop, '/dashboard/messages')
    await page.getByRole('button', { name: /^Luc/ }).click()
    await page.getByRole('button', { name: 'Answer Luc' }).click()
    await page.getByRole('textbox', { name: 'Your answer' }).fill('It left yesterday, and comes on Friday.')
    await page.getByRole('button', { name: 'Send' }).click()
    const { recipients, source } = await stage.smtp.mailWith('It left yesterday')
    expect(recipients).toEqual(['luc@buyers.test'])
    expect(source).toMatch(/^Subject: Re: Order 1007\r?$/m)
    expect(source).toContain(`Reply-To: ${shop.account.str_email}`)
    await page.getByText('It left yesterday, and comes on Friday.').first().waitFor()
    await page.getByRole('button', { name: 'Answer Luc' }).waitFor()
    expect(complaints).toEqual([])
  })
})

import type { TablePath } from '@mainstreet/shared/services'
import type { Page } from 'playwright-core'
import { as, type Client } from '../server/test/as'
import { describeInBrowser } from './browser'
import { openFullSite, pathsOf, type FullSite } from './full-site'
import { preventIdleHydration } from './deferred-hydration'
import { isSame, mark, openLive } from './open-live'
import { setStage } from './stage'

describeInBrowser('an open page follows its business', () => {
  const stage = setStage()
  let site: FullSite
  let owner: Client
  let page: Page
  let complaints: string[]
  beforeAll(async () => {
    site = await openFullSite(stage.app, 'live', true)
    owner = await as(stage.app, 'owner', site.account)
  })

  /** Opens a page that is never loaded again. */
  const open = async (path: string) => {
    ;({ page, complaints } = await stage.open())
    await openLive(page, site.at(path))
  }
  const leave = async () => {
    expect(await isSame(page)).toBe(true)
    expect(complaints).toEqual([])
  }

  const patch = (path: TablePath, id: number, columns: object) =>
    owner.patch(`${path}/${id}`, columns).expect(200)
  const patchAccount = (columns: object) => patch('account', site.account.id, columns)
  const firstOf = async (path: TablePath, query = ''): Promise<number> =>
    (await owner.get(`${path}?$limit=1&customerId=${site.account.id}${query}`).expect(200)).body.data[0].id
  const inBlock = (block: string, text: string) =>
    page.locator(`section#${block}`).getByText(text).first().waitFor()
  const isHidden = (text: string) => page.getByText(text).first().waitFor({ state: 'hidden' })

  describe('its home page', () => {
    beforeEach(() => open('/'))
    afterEach(() => leave())

    test('company, words and services', async () => {
      await patchAccount({ str_title: 'Now by the lake', str_description: '<p>We have moved inland.</p>' })
      await page.getByText('Now by the lake').first().waitFor()
      await inBlock('about', 'We have moved inland.')
      await patchAccount({ str_services: 'Plates to order\nRepairs' })
      await inBlock('services', 'Plates to order')
      const content = { str_content_area_title: 'How we fire', str_content_area_content: '<p>With wood.</p>' }
      await patchAccount(content)
      await inBlock('content', 'How we fire')
      await inBlock('content', 'With wood.')
      await patchAccount({ str_phone: '(506) 555-0177' })
      await inBlock('contact', '(506) 555-0177')
      await patchAccount({ str_address1: '9 Lake Road' })
      await inBlock('map', '9 Lake Road')
    })

    test('featured items with their prices', async () => {
      await patch('market-variations', site.variationId, { price: 29.5 })
      await inBlock('featured', '$29.50')
      await patch('market-items', site.itemId, { title: 'Green Mug' })
      await inBlock('featured', 'Green Mug')
      await patch('market-items', site.itemId, { featured: false })
      await isHidden('Green Mug')
      await patch('automotive', site.ids.car, { featured: true })
      await inBlock('featured', '2021 Toyota RAV4')
    })

    test('notices, and how many of them are shown', async () => {
      const { body } = await owner.post('profile-notices', { str_title: 'Open late on Friday' }).expect(201)
      await inBlock('notices', 'Open late on Friday')
      await inBlock('notices', 'Closed on Monday')
      await patch('profile-options', site.account.id, { noticeLimit: 1 })
      await isHidden('Closed on Monday')
      await owner.delete(`profile-notices/${body.id}`).expect(200)
      await inBlock('notices', 'Closed on Monday')
    })

    test('pictures, videos, files and links', async () => {
      await patch('profile-gallery', await firstOf('profile-gallery'), { caption: 'The wharf at noon' })
      const picture = page.getByRole('button', { name: 'Enlarge: The wharf at noon' })
      await picture.waitFor()
      await patch('profile-videos', site.ids.video, { caption: 'A kiln is packed' })
      await inBlock('videos', 'A kiln is packed')
      await patch('profile-files', await firstOf('profile-files'), { str_title: 'New prices' })
      await inBlock('files', 'New prices')
      await patch('profile-links', site.ids.link, { text: 'Everything we make' })
      const navigation = page.getByRole('navigation', { name: 'Main navigation' })
      await navigation.getByRole('link', { name: 'Everything we make' }).waitFor()
    })

    test('hours', async () => {
      const monday = await firstOf('profile-hours', '&day=Monday')
      await patch('profile-hours', monday, { isOpen: true, open: '07:15:00', close: '11:45:00' })
      await inBlock('contact', '7:15')
      await patch('profile-options', site.account.id, { showHours: false })
      await page.locator('section#contact table').waitFor({ state: 'detached' })
    })

    test('the order, the titles and the absence of blocks', async () => {
      const about = await firstOf('profile-blocks', '&block=about')
      const anchors = () => page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))
      await patch('profile-blocks', about, { title: 'Who we are' })
      await inBlock('about', 'Who we are')
      expect((await anchors())[0]).toBe('about')
      await patch('profile-blocks', about, { order: 500 })
      await page.waitForFunction(
        () => [...document.querySelectorAll('main section[id]')].at(-1)?.id === 'about',
      )
      await patch('profile-blocks', about, { show: false })
      await page.locator('section#about').waitFor({ state: 'detached' })
    })

    test('its colours', async () => {
      const accent = () =>
        page.waitForFunction(
          () =>
            getComputedStyle(document.querySelector('.site')!).getPropertyValue('--site-accent') ===
            '#7a1f5c',
        )
      await patch('profile-styles', site.account.id, { accentColor: '#7a1f5c' })
      await accent()
    })
  })

  test('a notice that is hidden goes after the pointer has moved once', async () => {
    ;({ page, complaints } = await stage.open())
    await preventIdleHydration(page)
    const { body } = await owner.post('profile-notices', { str_title: 'Moved once' }).expect(201)
    await page.goto(site.at('/'))
    await mark(page)
    // As a hand moves it: of more than one report.
    await page.mouse.move(300, 400, { steps: 3 })
    await page.locator('#root > template').first().waitFor({ state: 'detached' })
    await patch('profile-notices', body.id, { bol_visible: false })
    await isHidden('Moved once')
    await leave()
  })

  test('an address that ends in a section leads there, as a link to it does, and the skip link to the page', async () => {
    const link = { text: 'Our ways', link: '/#content', order: 2 }
    const { body } = await owner.post('profile-links', link).expect(201)
    ;({ page, complaints } = await stage.open({ reducedMotion: 'reduce' }))
    const isAtContent = () =>
      page.waitForFunction(() => {
        const top = document.querySelector('section#content')?.getBoundingClientRect().top ?? -1
        return scrollY > 0 && top >= 0 && top < innerHeight / 2
      })
    await page.goto(site.at('/#content'))
    await isAtContent()
    await page.goto(site.at('/events'))
    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Our ways' })
      .click()
    await isAtContent()
    await page.goto(site.at('/'))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.locator('main:focus').waitFor()
    await owner.delete(`profile-links/${body.id}`).expect(200)
    expect(complaints).toEqual([])
  })

  test('its menu', async () => {
    await open(pathsOf(site).menu)
    const { body } = await owner.get(`restaurant?customerId=${site.account.id}`).expect(200)
    for (const { id } of body.data) await patch('restaurant', id, { name: 'Lobster bisque', cost: 19.25 })
    await page.getByText('Lobster bisque').first().waitFor()
    await page.getByText('$19.25').first().waitFor()
    await leave()
  })

  test('its cars, and one of them', async () => {
    await open('/automotive')
    await patch('automotive', site.ids.car, { price: 27_500 })
    await page.getByText('$27,500').first().waitFor()
    await owner.post('automotive', { year: 2019, make: 'Honda', model: 'Fit', price: 9_900 }).expect(201)
    await page.getByText('2019 Honda Fit').first().waitFor()
    await leave()
    await open(pathsOf(site).car)
    await patch('automotive', site.ids.car, { price: 26_250 })
    await page.getByText('$26,250').first().waitFor()
    await leave()
  })

  test.each(['events', 'funerals'] as const)('its %s', async (kind) => {
    await open(`/${kind}`)
    const id = kind === 'events' ? site.ids.event : site.ids.funeral
    await patch(kind, id, { name: 'Moved to the hall', location: 'The hall' })
    await page.getByText('Moved to the hall').first().waitFor()
    await owner.delete(`${kind}/${id}`).expect(200)
    await isHidden('Moved to the hall')
    await leave()
  })
})

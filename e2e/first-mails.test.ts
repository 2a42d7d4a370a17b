import type { Account } from '@mainstreet/shared/contracts/account'
import { buildPicture } from '../server/features/media/upload.factory'
import { buildCart, buildCheckout, newKey } from '../server/features/orders/orders.factory'
import { as } from '../server/test/as'
import { describeInBrowser } from './browser'
import { mailTo as mailOf } from './mail-to'
import { setMailStage } from './stage'

const owner = 'odile@maison.test'
const dayMs = 86_400_000

describeInBrowser('a new business that staff opened with no more than an e-mail', () => {
  const stage = setMailStage()

  const mailTo = (recipient: string, words: RegExp) => mailOf(stage.smtp, recipient, words)

  /** What its owner would choose among the settings, which other walks press. */
  const settle = async (customerId: number) => {
    const { app } = stage
    await app.service('account').patch(customerId, {
      str_phone: '(506) 555-0123',
      roles: ['Restaurant', 'Funeral'],
      ecommerceEnabled: true,
      marketplaceEnabled: true,
    })
    const { knex } = app.get('database')
    await knex('profile_options').where({ customerId }).update({ bookings: true })
    await knex('store_settings').where({ customerId }).update({ allowLocalPickup: true })
    await knex('profile_hours')
      .where({ customerId })
      .update({ isOpen: true, byAppointment: false, open: '11:00:00', close: '23:00:00' })
  }

  test('tells its owner, in French, of an order, a table, a condolence and a message', async () => {
    const { app } = stage
    const staff = await as(app, 'staff')
    const { body: opened } = await staff.post('open-business', {
      str_company_name: 'Maison Comeau',
      sector: 'restaurant',
      str_city: 'Dieppe',
      str_province: 'NB',
      language: 'fr',
      ownerEmail: owner,
    })
    expect(opened).toMatchObject({ ok: true, isInvited: true })
    const customerId = opened.customerId as number
    await settle(customerId)
    const at = (path: string) => `http://${opened.str_domain}:${new URL(app.origin).port}${path}`

    // On a phone, in French.
    const invitation = /invitation#([\w-]+)/.exec(await mailTo(owner, /invitation#/))![1]
    const { page } = await stage.open({ viewport: { width: 390, height: 844 }, locale: 'fr-CA' })
    await page.goto(at(`/invitation#${invitation}`))
    await page.getByLabel(/^Nom/).fill('Odile Comeau')
    await page.getByLabel(/^Mot de passe/).fill('un pont couvert de neige')
    await page.getByLabel(/^Répé/).fill('un pont couvert de neige')
    await page.getByRole('button', { name: 'Accepter et se connecter' }).click()

    await page.getByRole('button', { name: 'Publier le site' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ils conviennent, tout publier' }).click()
    await page.getByText('Votre site est publié.').first().waitFor()

    await page.goto(at('/dashboard/marketplace'))
    await page.getByRole('button', { name: 'Ajout rapide' }).click()
    const dialog = page.getByRole('dialog')
    const picture = {
      name: 'IMG_0001.jpg',
      mimeType: 'image/jpeg',
      buffer: await buildPicture(3024, 4032),
    }
    await dialog.getByLabel('Prendre une photo').setInputFiles(picture)
    await dialog.getByLabel(/^Nom/).fill('Tasse bleue')
    await dialog.getByLabel(/^Prix/).fill('24')
    await dialog.getByText('Enregistrée. Voici comment votre boutique la montre.').waitFor()
    await dialog.getByRole('button', { name: 'Publier' }).click()
    await page.getByText('« Tasse bleue » est sur votre site').first().waitFor()

    const visitor = await as(app, 'visitor', (await app.service('account').get(customerId)) as Account)
    const { body: items } = await visitor.get('market-items?search=Tasse').expect(200)
    const [{ id: itemId, variations }] = items.data
    const cart = buildCart({ itemId, variationId: variations[0].id })
    await visitor
      .post('payments', buildCheckout(cart, { shippingType: 'pickup' }))
      .set(newKey())
      .expect(200)
    const startsAt = new Date(Math.ceil(Date.now() / dayMs) * dayMs + dayMs + 22 * 3_600_000).toISOString()
    const table = { startsAt, people: 2, name: 'Mona Léger', phone: '506-555-0199', email: 'mona@mail.test' }
    await visitor.post('book-table', table).expect(200)
    const { id: funeralId } = await app.service('funerals').create({ name: 'Rose Cormier', customerId })
    const words = { from: 'ada@mail.test', contact: 'Ada Byron', message: 'We think of you all.' }
    await visitor.post('send-condolence', { ...words, funeralId }).expect(200)
    await visitor.post('contact', { ...words, subject: 'Mugs' }).expect(200)

    for (const subject of [
      'Nouvelle commande nº 1001',
      'Table pour 2 personnes',
      'Condoléances pour Rose Cormier',
      'Message du site',
    ])
      expect(await mailTo(owner, new RegExp(`Subject: ${subject.replaceAll(' ', '\\s')}`))).toContain(
        'Maison Comeau',
      )
  })
})

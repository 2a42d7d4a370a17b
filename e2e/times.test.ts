import { describeInBrowser } from './browser'
import { openShopAt, signIn } from './shop'
import { setStage } from './stage'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

describeInBrowser('times of pickup', () => {
  const stage = setStage()

  test('are asked for with one press, chosen on a phone, and stand with the order', async () => {
    const shop = await openShopAt(stage.app, 'times')
    const { knex } = stage.app.get('database')
    await knex('profile_hours')
      .where({ customerId: shop.account.id })
      .update({ isOpen: true, byAppointment: false, open: '00:00:00', close: '00:00:00' })
    const { page } = await stage.open(phone)
    await signIn(page, shop, '/dashboard/options#times')
    await page.getByRole('button', { name: 'Ask for a time of pickup' }).click()
    await page.getByRole('textbox', { name: /^Orders per time/ }).fill('2')
    const saved = page.waitForResponse((answer) => Boolean(answer.request().postData()?.includes('perSlot')))
    await page.getByRole('textbox', { name: /^Orders per time/ }).press('Tab')
    expect((await saved).status()).toBe(200)

    const { page: guest, complaints } = await stage.open({ ...phone, locale: 'fr-CA' })
    await guest.goto(shop.at(`/marketplace/${shop.itemId}?lang=fr`))
    await guest.getByRole('button', { name: 'Ajouter au panier' }).first().click()
    const cart = guest.getByRole('dialog')
    await cart.getByRole('button', { name: 'Commander' }).click()
    await cart.getByRole('radio', { name: /^Ramassage en magasin/ }).check()
    const day = cart.getByRole('combobox', { name: 'Quand passez-vous la prendre?' })
    await day.selectOption({ index: 3 })
    const time = cart.getByRole('combobox', { name: 'Heure', exact: true })
    await time.selectOption({ index: 5 })
    const wantedFor = await time.inputValue()
    await cart.getByRole('button', { name: 'Continuer' }).click()
    await cart.getByLabel(/^Nom/).fill('Aline Robichaud')
    await cart.getByLabel(/^Courriel/).fill('aline@buyers.test')
    await cart.getByLabel(/^Téléphone/).fill('5065550123')
    await cart.getByRole('button', { name: 'Continuer' }).click()
    await cart.getByRole('button', { name: /^Payer / }).click()
    await cart.getByText('Heure de ramassage').waitFor()
    const orders = knex('account_orders').where({ customerId: shop.account.id })
    expect(await orders).toMatchObject([{ wantedFor: new Date(wantedFor), soonest: false }])
    expect(complaints).toEqual([])
  })
})

import { describeInBrowser } from './browser'
import { openShopAt, signIn } from './shop'
import { setStage } from './stage'

const phone = { viewport: { width: 390, height: 844 }, locale: 'fr-CA' }

describeInBrowser('a gift card that is sold', () => {
  const stage = setStage()

  test('is made of a product, bought in French for somebody else, and mailed on its day', async () => {
    const shop = await openShopAt(stage.app, 'gifts')
    const { page } = await stage.open({ ...phone, locale: 'en-CA' })
    await signIn(page, shop, `/dashboard/marketplace/${shop.itemId}`)
    await page.getByText('Item Settings').click()
    await page.getByRole('switch', { name: /^Gift Card/ }).click()
    await page.getByRole('button', { name: /^(Save|Save Item)$/ }).click()
    await page.getByText('Unsaved changes').waitFor({ state: 'detached' })

    const { page: guest } = await stage.open(phone)
    await guest.goto(shop.at(`/marketplace/${shop.itemId}?lang=fr`))
    await guest.getByText('Le code arrive par courriel').waitFor()
    await guest.getByRole('button', { name: 'Ajouter au panier' }).first().click()
    const cart = guest.getByRole('dialog')
    await cart.getByRole('button', { name: 'Commander' }).click()
    await cart.getByText('Le code de la carte-cadeau arrive par courriel.').waitFor()
    await cart.getByRole('button', { name: 'Continuer' }).click()
    await cart.getByLabel('Courriel de qui la reçoit').fill('ada@friends.test')
    await cart.getByLabel('Message pour cette personne').fill('Bonne fête!')
    await cart.getByLabel(/^Nom/).fill('Aline Robichaud')
    await cart.getByLabel(/^Courriel( \*)?$/).fill('aline@buyers.test')
    await cart.getByLabel(/^Téléphone/).fill('5065550123')
    await cart.getByRole('button', { name: 'Continuer' }).click()
    await cart.getByRole('button', { name: /^Payer/ }).click()
    await cart.getByText('Votre commande a été passée avec succès').waitFor()
    await cart.getByText(/^Le code de la carte-cadeau arrive par courriel, /).waitFor()

    const { knex } = stage.app.get('database')
    const [order] = await knex('account_orders').where({ customerId: shop.account.id })
    expect(order).toMatchObject({
      status: 'Complete',
      shippingType: 'email',
      tax: 0,
      shipping: 0,
      language: 'fr',
    })
    const [mail] = await knex('account_mails').where({ customerId: shop.account.id, kind: 'gift-card' })
    expect(mail).toMatchObject({ to: 'ada@friends.test' })
    expect(JSON.stringify(mail!.content)).toContain('Bonne fête!')
    await page.goto(shop.at(`/dashboard/orders/${order!.id}`))
    await page.getByText('To ada@friends.test').waitFor()
  })
})

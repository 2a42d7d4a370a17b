import type { Account } from '@mainstreet/shared/contracts/account'
import type { Locator, Page } from 'playwright-core'
import { buildItem } from '../server/features/marketplace/market-items.factory'
import { openShop } from '../server/features/orders/orders.factory'
import { newAddress, type TestApp } from '../server/test/create-test-app'

const password = 'a-password-for-tests'

/** A business with a store, one mug on its shelf and an owner who can sign in. */
export interface Shop {
  account: Account
  itemId: number
  variationId: number
  owner: { email: string; password: string }
  /** The address of a page on the shop's own domain. */
  at(path: string): string
}

/** Opens a shop at a name below localhost, which every browser finds on this machine. */
export const openShopAt = async (app: TestApp, name: string): Promise<Shop> => {
  const { id } = await openShop(app)
  const account = (await app.service('account').patch(id, {
    str_domain: `${name}.localhost`,
    str_company_name: 'Test Goods',
    marketplaceEnabled: true,
  })) as Account
  const item = await app.service('market-items').create({
    ...buildItem({ title: 'Blue Mug', status: 'public', trackStock: true }),
    customerId: id,
    variations: [{ variation: 'Regular', sku: 'MUG-1', price: 34, stock: 5 }],
  })
  const owner = { email: `owner@${name}.test`, password }
  await app.service('users').create({ ...owner, role: 'owner', accounts: [id] })
  const { port } = new URL(app.origin)
  const [variation] = item.variations
  return {
    account,
    itemId: item.id,
    variationId: variation!.id,
    owner,
    at: (path) => `http://${name}.localhost:${port}${path}`,
  }
}

/** Signs the shop's owner in by the form; the page asked for opens afterwards. */
export const signInByForm = async (page: Page, shop: Shop, path: string) => {
  await page.goto(shop.at(path))
  await page.getByLabel(/e-?mail/i).fill(shop.owner.email)
  await page.getByLabel('Password', { exact: true }).fill(shop.owner.password)
  await page.getByRole('button', { name: /log ?in|sign ?in/i }).click()
}

/** Opens a page as the shop's owner, who has signed in before. */
export const signIn = async (page: Page, shop: Pick<Shop, 'owner' | 'at'>, path: string) => {
  const { email: username, password } = shop.owner
  // The smallest page there is: the browser keeps the cookie of its answer.
  await page.goto(shop.at('/robots.txt'))
  const status = await page.evaluate(
    async ({ address, body }) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
      return (await fetch('/api/authentication', { method: 'POST', headers, body })).status
    },
    // Too many would come from this machine otherwise.
    { address: newAddress(), body: JSON.stringify({ strategy: 'local', username, password }) },
  )
  if (status !== 201) throw new Error(`Signing in was answered with ${status}.`)
  await page.goto(shop.at(path))
}

/** Says who buys: all that is asked of somebody who picks up. */
export const fillBuyer = async (cart: Locator) => {
  await cart.getByLabel(/^Name/).fill('Aline Robichaud')
  await cart.getByLabel(/^Email/).fill('aline@buyers.test')
  await cart.getByLabel(/^Phone/).fill('5065550123')
}

/** Fills the checkout's address form with a buyer in New Brunswick. */
export const fillInformation = async (cart: Locator) => {
  await fillBuyer(cart)
  await cart.getByLabel(/^Address/).fill('12 Water Street')
  await cart.getByLabel(/^City/).fill('Saint Andrews')
  await cart.getByLabel(/^Postal code/).fill('E5B 1A1')
}

import type { Locale } from '@mainstreet/shared/rules/language'
import type { Page } from 'playwright-core'
import { checkoutCatalogues } from '../client/src/kit/site/words/checkout-words'
import { en } from '../client/src/kit/site/words/en'
import { enCheckout } from '../client/src/kit/site/words/en-checkout'
import { fr } from '../client/src/kit/site/words/fr'
import { frCheckout } from '../client/src/kit/site/words/fr-checkout'
import { hydrate } from './deferred-hydration'

const words = { en: { ...en, ...enCheckout }, fr: { ...fr, ...frCheckout } }

const buyer = {
  name: 'Aline Robichaud',
  email: 'aline@buyers.test',
  phone: '5065550123',
  address: '12 Water Street',
  city: 'Saint Andrews',
  postalcode: 'E5B 1A1',
}

/** From an item's page to a placed order and its page, with a stop at every step of the checkout. */
export const walkCheckout = async (page: Page, locale: Locale, stop: (step: string) => Promise<void>) => {
  const { shop } = words[locale]
  const { cart: cartWords, information, pay, complete } = checkoutCatalogues[locale]
  const cart = page.getByRole('dialog')
  const button = (name: string | RegExp) => cart.getByRole('button', { name, disabled: false })
  const payButton = button(new RegExp(`^${pay.pay('').trim()}`))

  await hydrate(page)
  await page.getByRole('button', { name: shop.add }).first().click()
  await button(cartWords.checkout).waitFor()
  await stop('cart')
  await button(cartWords.checkout).click()
  await cart.getByRole('radio').first().waitFor()
  await stop('cart-delivery')
  await button(cartWords.next).click()
  await cart.locator('[name=email]').waitFor()
  await button(cartWords.next).click()
  await cart.getByText(information.required).first().waitFor()
  await stop('cart-errors')
  for (const [name, value] of Object.entries(buyer)) await cart.locator(`[name=${name}]`).fill(value)
  await stop('cart-details')
  await button(cartWords.next).click()
  await payButton.waitFor()
  await stop('cart-payment')
  await cart.locator('[data-card] summary').click()
  await cart.getByText(pay.cards.pm_card_visa_chargeDeclinedInsufficientFunds[0]!).click()
  await payButton.click()
  await cart.getByText(pay.declines.insufficient_funds).waitFor()
  // The reason may be there a moment before the step it leads back to.
  await button(cartWords.next).waitFor()
  await stop('cart-declined')
  await button(cartWords.next).click()
  await payButton.waitFor()
  await cart.getByText(pay.cards.pm_card_visa[0]!).last().click()
  await payButton.click()
  await cart.getByText(complete.title).waitFor()
  await stop('cart-complete')
  await cart.getByRole('link', { name: complete.see }).click()
  await page.getByRole('list', { name: checkoutCatalogues[locale].order.progress }).waitFor()
  await stop('receipt')
}

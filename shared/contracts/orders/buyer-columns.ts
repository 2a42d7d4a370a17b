import { Type, type Static } from '@sinclair/typebox'
import { labelled, moment, nullable, oneOf, text } from '../../columns'
import { maxCheckoutLengths as maxLengths } from '../../rules/orders/checkout-fields'
import { askKinds } from '../../rules/orders/order-ask'

/** The buyer and the address as an order keeps them. */
export const buyerColumns = {
  name: labelled({ en: 'Name', fr: 'Nom' }, text(maxLengths.name)),
  email: labelled({ en: 'Email', fr: 'Courriel' }, text(maxLengths.email)),
  phone: labelled({ en: 'Phone', fr: 'Téléphone' }, text(maxLengths.phone)),
  recipient: labelled({ en: 'Recipient', fr: 'Destinataire' }, text(maxLengths.recipient)),
  address: labelled({ en: 'Address', fr: 'Adresse' }, text(maxLengths.address)),
  city: labelled({ en: 'City', fr: 'Ville' }, text(maxLengths.city)),
  province: labelled({ en: 'Province', fr: 'Province' }, text(maxLengths.province)),
  country: labelled({ en: 'Country', fr: 'Pays' }, text(maxLengths.country)),
  postalcode: labelled({ en: 'Postal code', fr: 'Code postal' }, text(maxLengths.postalcode)),
}

/** The most letters of what a buyer adds to what they ask. */
export const maxAskNote = 500

const { recipient, address, city, province, country, postalcode } = buyerColumns

/** Where a buyer asks an order to go. */
export const askedPlace = Type.Object({ recipient, address, city, province, country, postalcode })

/** What the buyer of an order asks of it, until the shop has answered. */
export const orderAsk = Type.Object({
  kind: oneOf(askKinds),
  note: text(maxAskNote),
  place: nullable(askedPlace),
  at: moment,
})
export type OrderAsk = Static<typeof orderAsk>

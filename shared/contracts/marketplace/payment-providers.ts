/** How money is given to each who may take an account's: in a form of its own, with test cards, or to the shop directly. */
const ways = { stripe: 'form', sandbox: 'test-cards', manual: 'direct' } as const

/** Who takes an account's money: a card provider or, by hand, the account itself. */
export type PaymentProvider = keyof typeof ways

/** What a page asks of a provider in place of its name; undefined where nobody takes money. */
export const wayToPay = (provider: PaymentProvider | 'none'): (typeof ways)[PaymentProvider] | undefined =>
  provider === 'none' ? undefined : ways[provider]

import type { ShippingType } from '@mainstreet/shared/contracts/orders/orders'

/** The steps of the checkout in their order, as the page's address names them. */
export const panelSteps = ['cart', 'shipping', 'information', 'review', 'complete'] as const
export type PanelStep = (typeof panelSteps)[number]

/** The step of an address; a word that is none means the first. */
export const readStep = (asked: string | null): PanelStep | null =>
  asked === null ? null : (panelSteps.find((step) => step === asked) ?? 'cart')

/** What the steps need. */
export interface StepNeeds {
  /** Whether there is an order that was just paid. */
  paid: boolean
  /** Whether anything in the cart can be bought. */
  buys: boolean
  shippingType: ShippingType | null
  /** Whether the chosen way is offered and can take what is in the cart. */
  ships: boolean
  /** Whether the shipping information is whole. */
  informed: boolean
}

/** The step that can be shown for the one asked for: itself, or the earliest that something is missing in. */
export const earliestStep = (asked: PanelStep, needs: StepNeeds): PanelStep => {
  if (asked === 'complete' && needs.paid) return 'complete'
  if (asked === 'cart' || asked === 'complete' || !needs.buys) return 'cart'
  if (asked === 'shipping' || !needs.shippingType || !needs.ships) return 'shipping'
  return asked === 'review' && !needs.informed ? 'information' : asked
}

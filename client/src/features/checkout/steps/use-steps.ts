import { fillText } from '@mainstreet/shared/refusals/fill-text'
import { useEffect, useState } from 'react'
import { useCheckoutWords, type CheckoutWords } from '../../../kit/site/words/checkout-words'
import { informationErrors } from '../information'
import type { CartLineNow } from '../cart/use-cart-lines'
import type { Draft } from '../use-draft'
import { usePassingNotice } from '../use-passing-notice'
import { earliestStep } from './panel-steps'
import { usePanelSteps } from './use-panel-steps'

interface Walk extends Draft {
  buys: boolean
  /** A payment is under way or just done: whatever address is gone to meanwhile, its step is shown. */
  paying: 'review' | 'complete' | null
  /** A line that cannot be bought any more, to be named where nothing else is left. */
  short: CartLineNow | undefined
}

const refusalOf = ({ state, entry }: CartLineNow, refusals: CheckoutWords['refusals']) =>
  state === 'removed'
    ? refusals['item-gone']
    : fillText(refusals['sold-out'], { code: 'sold-out', label: `${entry.name}, ${entry.variation}` }, String)

/** The step the buyer is at, what is said there, and how to go on: not before a step has what it needs. */
export const useSteps = ({ shipping, information, paid, buys, paying, short }: Walk) => {
  const words = { shipping: useCheckoutWords('shipping'), information: useCheckoutWords('information') }
  const refusals = useCheckoutWords('refusals')
  const panel = usePanelSteps()
  const { here } = panel
  const { shippingType, can, withdrawn } = shipping
  const ships = shippingType !== null && can(shippingType)
  const errors = shippingType ? informationErrors(information.data, shippingType, words.information) : {}
  const informed = Object.keys(errors).length === 0
  const needs = { paid: paid !== null, buys, shippingType, ships: ships && !withdrawn, informed }
  const asked = here && earliestStep(here, needs)
  const step = paying ?? asked ?? 'cart'
  const { notice, say } = usePassingNotice(step)
  const [unshippable, setUnshippable] = useState(false)

  useEffect(() => {
    if (paying || !asked || asked === here) return
    if (!notice && withdrawn && asked === 'shipping')
      say({ tone: 'danger', text: refusals['delivery-not-offered'] })
    if (!notice && short && asked === 'cart') say({ tone: 'danger', text: refusalOf(short, refusals) })
    panel.replace(asked)
  })

  const leaveOption = () => {
    if (!shippingType) return
    shipping.choose(shippingType)
    if (ships) return panel.go('information')
    say({ tone: 'warning', text: words.shipping.refused })
    setUnshippable(true)
  }
  const leaveInformation = () => {
    information.setErrors(errors)
    if (!informed) return say({ tone: 'warning', text: words.information.missing })
    panel.go('review')
  }
  const next = () => {
    if (step === 'cart') panel.go('shipping')
    if (step === 'shipping') leaveOption()
    if (step === 'information') leaveInformation()
  }
  const back = () => {
    if (step === 'shipping') panel.go('cart')
    if (step === 'information') panel.go('shipping')
    if (step === 'review') panel.go('information')
  }
  const popup = { open: unshippable, close: () => setUnshippable(false) }
  return { step, panel, notice, say, next, back, popup }
}

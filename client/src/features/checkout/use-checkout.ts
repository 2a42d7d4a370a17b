import type { Quote, ShippingType } from '@mainstreet/shared/contracts/orders'
import { useEffect, useState } from 'react'
import { useShownSite } from '../../kit/site/shown-site'
import { useCheckoutTexts, type CheckoutTexts } from '../../kit/site/texts/checkout-texts'
import { useCart } from './cart-context'
import { keepDraft, readDraft } from './checkout-draft'
import {
  changed,
  informationErrors,
  placeOf,
  usualPlace,
  type Information,
  type InformationErrors,
  type InformationField,
} from './information'
import { shippingChoices } from './shipping-choices'
import { earliestStep } from './steps/panel-steps'
import { usePanelSteps } from './steps/use-panel-steps'
import { useCartLines, type CartLineNow } from './use-cart-lines'
import { usePassingNotice } from './use-passing-notice'
import { usePayment, type CardMethod, type Paid, type PayFailure } from './use-payment'
import { orderItems, useQuote } from './use-quote'

/** What was typed so far, and what is wrong with it. */
const useInformation = (first: Information, shippingType: ShippingType | null) => {
  const { company } = useShownSite()
  const [typed, setTyped] = useState(first)
  const [errors, setErrors] = useState<InformationErrors>({})
  const usual = usualPlace(shippingType, company.address.province)
  const data = { ...typed, ...placeOf(typed, usual) }
  const change = (field: InformationField, value: string) => {
    setTyped((had) => changed(had, { field, value }, usual))
    setErrors(({ [field]: _fixed, ...others }) => others)
  }
  return { typed, data, errors, setErrors, change }
}

/** What the buyer is sent with. */
const useShipping = (first: ShippingType | null, ordered: CartLineNow[]) => {
  const { store } = useShownSite()
  const [chosen, choose] = useState(first)
  const choices = shippingChoices(store)
  const shippable = ordered.every(({ allowShipping }) => allowShipping)
  const can = (type: ShippingType) => type !== 'shipping' || shippable
  // What is offered first may be no choice for this cart.
  const begin = choices.find(can) ?? choices[0] ?? null
  const offered = choices.find((type) => type === chosen)
  const shippingType = offered ?? begin
  /** Whether a choice was made that the store has taken back since. */
  const withdrawn = chosen !== null && !offered
  return { choices, chosen, shippingType, can, withdrawn, choose }
}

/** Everything that this tab keeps of the checkout; it stays with the tab until the order is placed. */
const useDraft = (ordered: CartLineNow[]) => {
  const { customerId } = useCart()
  const [first] = useState(() => readDraft(customerId))
  const shipping = useShipping(first.shippingType, ordered)
  const information = useInformation(first.information, shipping.shippingType)
  const [paid, setPaid] = useState<Paid | null>(first.paid)
  const { typed } = information
  const { chosen } = shipping
  useEffect(() => {
    keepDraft(customerId, { information: typed, shippingType: chosen, paid })
  }, [customerId, typed, chosen, paid])
  return { shipping, information, paid, setPaid }
}

type Draft = ReturnType<typeof useDraft>

interface Walk extends Draft {
  buys: boolean
  /** A payment is under way or just done: whatever address is gone to meanwhile, its step is shown. */
  paying: 'review' | 'complete' | null
  /** A line that cannot be bought any more, to be named where nothing else is left. */
  short: CartLineNow | undefined
}

const refusalOf = ({ state, entry }: CartLineNow, refusals: CheckoutTexts['refusals']) =>
  state === 'removed'
    ? refusals.item_gone()
    : refusals.out_of_stock({
        itemId: entry.item.id,
        variationId: entry.id,
        position: 0,
        label: `${entry.name}, ${entry.variation}`,
        available: 0,
      })

/** The step the buyer is at, what is said there, and how to go on: not before a step has what it needs. */
const useSteps = ({ shipping, information, paid, buys, paying, short }: Walk) => {
  const words = { shipping: useCheckoutTexts('shipping'), information: useCheckoutTexts('information') }
  const refusals = useCheckoutTexts('refusals')
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
      say({ tone: 'danger', text: refusals.shipping_not_offered() })
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

/** The whole checkout: where the buyer is, what was chosen and typed, and the steps on and back. */
export const useCheckout = () => {
  const { customerId, change } = useCart()
  const now = useCartLines()
  // Paying takes the stock of what is in this very cart: what was agreed on stands still until there is an answer.
  const [held, setHeld] = useState<Held | null>(null)
  const { lines, ordered } = held ?? now
  const draft = useDraft(ordered)
  const { shipping, information, paid, setPaid } = draft
  const { shippingType } = shipping
  const { province, country } = information.data
  const { settled, error, put, refetch, ...priced } = useQuote({ ordered, shippingType, province, country })
  const { step, panel, notice, say, next, back, popup } = useSteps({
    ...draft,
    buys: ordered.length > 0,
    paying: held && (held.done ? 'complete' : 'review'),
    short: lines.find(({ state }) => state === 'soldOut' || state === 'removed'),
  })
  if (held?.done && panel.here === 'complete') setHeld(null)
  const { pay, processing } = usePayment()
  const quote = held?.quote ?? priced.quote

  const fail = ({ failure, quote: fresh, fields, card }: PayFailure) => {
    setHeld(null)
    if (fresh) put(fresh)
    else refetch()
    if (fields) information.setErrors(fields)
    say({
      tone: 'danger',
      text: failure,
      at: 'information',
      retry: fields ? undefined : card ? 'card' : 'same',
    })
    panel.go('information')
  }
  const payNow = async (method: CardMethod) => {
    if (!quote || !shippingType) return
    say(null)
    const items = orderItems(ordered)
    setHeld({ lines, ordered, quote, done: false })
    const agreed = { customerId, items, shippingType, data: information.data, total: quote.total }
    const outcome = await pay(agreed, method)
    if (!outcome) return
    if ('failure' in outcome) return fail(outcome)
    setHeld({ lines, ordered, quote, done: true })
    information.change('notes', '')
    setPaid(outcome.paid)
    change(() => [])
    panel.end('complete')
  }
  return {
    ...{ step, open: panel.here !== null, lines, ordered, shippingType, choices: shipping.choices },
    ...{ quote, settled, quoteError: error, notice, say, popup, information, paid, processing },
    choose: (type: ShippingType) => {
      say(null)
      shipping.choose(type)
    },
    ...{ next, back, pay: payNow, close: panel.close },
    edit: () => panel.go('information'),
    review: () => panel.go('review'),
  }
}

interface Held {
  lines: CartLineNow[]
  ordered: CartLineNow[]
  quote: Quote
  done: boolean
}

/** The checkout as its panel renders it. */
export type Checkout = ReturnType<typeof useCheckout>

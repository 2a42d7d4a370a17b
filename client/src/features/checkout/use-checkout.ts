import type { Quote, ShippingType } from '@mainstreet/shared/contracts/orders'
import { useState } from 'react'
import { useShownSite } from '../../kit/site/shown-site'
import { useCheckoutTexts } from '../../kit/site/texts/checkout-texts'
import { useCart } from './cart-context'
import {
  changed,
  emptyInformation,
  informationErrors,
  placeOf,
  usualPlace,
  type InformationErrors,
  type InformationField,
} from './information'
import { shippingChoices } from './shipping-choices'
import { useCartLines, type CartLineNow } from './use-cart-lines'
import { usePassingNotice } from './use-passing-notice'
import { usePayment, type CardMethod, type Paid } from './use-payment'
import { orderItems, useQuote } from './use-quote'

/** The steps by number: cart, shipping option, shipping information, review and pay, order complete. */
export const steps = { cart: 0, option: 1, information: 2, review: 3, complete: 4 } as const
export type Step = (typeof steps)[keyof typeof steps]

/** What was typed so far, and what is wrong with it. */
const useInformation = (shippingType: ShippingType | null) => {
  const { company } = useShownSite()
  const [typed, setTyped] = useState(emptyInformation)
  const [errors, setErrors] = useState<InformationErrors>({})
  const usual = usualPlace(shippingType, company.address.province)
  const data = { ...typed, ...placeOf(typed, usual) }
  const change = (field: InformationField, value: string) => {
    setTyped((had) => changed(had, { field, value }, usual))
    setErrors(({ [field]: _fixed, ...others }) => others)
  }
  return { data, errors, setErrors, change }
}

/** What the buyer is sent with, and what that costs. */
const useShipping = (ordered: CartLineNow[]) => {
  const { store } = useShownSite()
  const [chosen, choose] = useState<ShippingType | null>(null)
  const choices = shippingChoices(store)
  const shippable = ordered.every(({ allowShipping }) => allowShipping)
  const can = (type: ShippingType) => type !== 'shipping' || shippable
  // What is offered first may be no choice for this cart.
  const first = choices.find(can) ?? choices[0] ?? null
  const shippingType = choices.find((type) => type === chosen) ?? first
  return { choices, shippingType, ships: shippingType === null || can(shippingType), choose }
}

interface Walk {
  ordered: CartLineNow[]
  shippingType: ShippingType | null
  ships: boolean
  information: ReturnType<typeof useInformation>
}

/** The step the buyer is at, what is said there, and how to go on: not before a step has what it needs. */
const useSteps = ({ ordered, shippingType, ships, information }: Walk) => {
  const words = { shipping: useCheckoutTexts('shipping'), information: useCheckoutTexts('information') }
  const [reached, setStep] = useState<Step>(steps.cart)
  const { notice, say } = usePassingNotice()
  // What was sold out or taken away meanwhile leaves nothing to go on with.
  const step = reached !== steps.complete && ordered.length === 0 ? steps.cart : reached

  const go = (to: Step) => {
    say(null)
    setStep(to)
  }
  const leaveOption = () => {
    if (!shippingType) return
    if (!ships) return say({ tone: 'warning', text: words.shipping.refused })
    go(steps.information)
  }
  const leaveInformation = () => {
    if (!shippingType) return
    const errors = informationErrors(information.data, shippingType, words.information)
    information.setErrors(errors)
    if (Object.keys(errors).length > 0) return say({ tone: 'warning', text: words.information.missing })
    go(steps.review)
  }
  const next = () => {
    if (step === steps.cart) go(steps.option)
    if (step === steps.option) leaveOption()
    if (step === steps.information) leaveInformation()
  }
  return { step, notice, say, setStep, go, next }
}

/** The whole checkout: where the buyer is, what was chosen and typed, and the steps on and back. */
export const useCheckout = () => {
  const { customerId, clear } = useCart()
  const now = useCartLines()
  // Paying takes the stock of what is in this very cart: what was agreed on stands still until there is an answer.
  const [held, setHeld] = useState<Held | null>(null)
  const { lines, ordered } = held ?? now
  const [paid, setPaid] = useState<Paid | null>(null)
  const { choices, shippingType, ships, choose } = useShipping(ordered)
  const information = useInformation(shippingType)
  const { province, country } = information.data
  const priced = useQuote({ ordered, shippingType, province, country })
  const { step, notice, say, setStep, go, next } = useSteps({ ordered, shippingType, ships, information })
  const { pay, processing } = usePayment()
  const { settled, error, put, refetch } = priced
  const quote = held?.quote ?? priced.quote

  const fail = ({ failure, quote: fresh, fields }: Failure) => {
    if (fresh) put(fresh)
    else refetch()
    if (fields) information.setErrors(fields)
    setStep(steps.information)
    say({ tone: 'danger', text: failure })
  }
  const payNow = async (method: CardMethod) => {
    if (!quote || !shippingType) return
    say(null)
    const items = orderItems(ordered)
    setHeld({ lines, ordered, quote })
    const agreed = { customerId, items, shippingType, data: information.data, total: quote.total }
    const outcome = await pay(agreed, method)
    if (!outcome) return
    setHeld(null)
    if ('failure' in outcome) return fail(outcome)
    setPaid(outcome.paid)
    setStep(steps.complete)
    clear()
  }
  const leave = () => {
    if (step !== steps.complete) return
    setPaid(null)
    go(steps.cart)
  }
  return {
    ...{ step, lines, ordered, choices, shippingType, quote, settled, ships },
    ...{ quoteError: error, notice, say, information, paid, processing },
    choose: (type: ShippingType) => {
      say(null)
      choose(type)
    },
    next,
    // The first step has no button back.
    back: () => go((step - 1) as Step),
    edit: () => go(steps.information),
    pay: payNow,
    leave,
  }
}

interface Held {
  lines: CartLineNow[]
  ordered: CartLineNow[]
  quote: Quote
}

type Failure = { failure: string; quote?: Quote; fields?: InformationErrors }

/** The checkout as its panel renders it. */
export type Checkout = ReturnType<typeof useCheckout>

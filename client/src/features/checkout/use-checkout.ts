import type { Quote, ShippingType } from '@mainstreet/shared/orders'
import { useState } from 'react'
import { useShownSite } from '../site/shown-site'
import { useTexts } from '../site/texts/use-texts'
import { useCart } from './cart-context'
import {
  changed,
  emptyInformation,
  informationErrors,
  type InformationErrors,
  type InformationField,
} from './information'
import { shippingChoices } from './shipping-choices'
import { useCartLines } from './use-cart-lines'
import { usePassingNotice } from './use-passing-notice'
import { usePayment, type CardWay, type Paid } from './use-payment'
import { orderItems, useQuote } from './use-quote'

/** The steps by number: cart, shipping option, shipping information, review and pay, order complete. */
export const steps = { cart: 0, option: 1, information: 2, review: 3, complete: 4 } as const
export type Step = (typeof steps)[keyof typeof steps]

/** What was typed so far, and what is wrong with it. */
const useInformation = () => {
  const [data, setData] = useState(emptyInformation)
  const [errors, setErrors] = useState<InformationErrors>({})
  const change = (field: InformationField, value: string) => {
    setData((had) => changed(had, field, value))
    setErrors(({ [field]: _fixed, ...others }) => others)
  }
  return { data, errors, setErrors, change }
}

/** The whole checkout: where the buyer is, what was chosen and typed, and the ways on and back. */
export const useCheckout = () => {
  const { customerId, clear } = useCart()
  const { store } = useShownSite()
  const words = { shipping: useTexts('shipping'), information: useTexts('information') }
  const { lines, ordered } = useCartLines()
  const [reached, setStep] = useState<Step>(steps.cart)
  const [paid, setPaid] = useState<Paid | null>(null)
  const [chosen, setChosen] = useState<ShippingType | null>(null)
  const information = useInformation()
  const { notice, say } = usePassingNotice()
  const { pay, processing } = usePayment()

  const choices = shippingChoices(store)
  const shippingType = choices.find((type) => type === chosen) ?? choices[0] ?? null
  const { province, country } = information.data
  const { quote, settled, error, put, refetch } = useQuote({ ordered, shippingType, province, country })
  // What was sold out or taken away meanwhile leaves nothing to go on with.
  const step = reached !== steps.complete && ordered.length === 0 ? steps.cart : reached
  const ships = shippingType !== 'shipping' || ordered.every(({ allowShipping }) => allowShipping)

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
    const errors = informationErrors(information.data, words.information)
    information.setErrors(errors)
    if (Object.keys(errors).length > 0) return say({ tone: 'warning', text: words.information.missing })
    go(steps.review)
  }
  const next = () => {
    if (step === steps.cart) go(steps.option)
    if (step === steps.option) leaveOption()
    if (step === steps.information) leaveInformation()
  }
  const fail = ({ failure, quote: fresh, fields }: Failure) => {
    if (fresh) put(fresh)
    else refetch()
    if (fields) information.setErrors(fields)
    setStep(steps.information)
    say({ tone: 'danger', text: failure })
  }
  const payNow = async (way: CardWay) => {
    if (!quote || !shippingType) return
    say(null)
    const items = orderItems(ordered)
    const outcome = await pay(
      { customerId, items, shippingType, data: information.data, total: quote.total },
      way,
    )
    if (!outcome) return
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
    choose: setChosen,
    next,
    back: () => go((step - 1) as Step),
    edit: () => go(steps.information),
    pay: payNow,
    leave,
  }
}

type Failure = { failure: string; quote?: Quote; fields?: InformationErrors }

/** The checkout as its panel draws it. */
export type Checkout = ReturnType<typeof useCheckout>

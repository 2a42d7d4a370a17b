import { asSoonAsPossible } from '@mainstreet/shared/contracts/orders/order-times'
import type { ShippingType } from '@mainstreet/shared/contracts/orders/orders'
import { giftCodeEnd, readGiftCode } from '@mainstreet/shared/rules/money/gift-card'
import { useEffect, useState } from 'react'
import { useShownSite } from '../../kit/site/shown-site'
import { useCart } from './cart/cart-context'
import { keepDraft, noGift, readDraft, type CheckoutDraft } from './checkout-draft'
import {
  changeField,
  placeOf,
  usualPlace,
  type Information,
  type InformationErrors,
  type InformationField,
} from './information'
import { shippingChoices } from './shipping-choices'
import { useAsksTime } from './use-order-slots'
import type { CartLineNow } from './cart/use-cart-lines'
import type { ApiError } from '../../kit/data/rest'
import type { Paid } from '../../kit/payment/pay-by-card'

/** What was typed so far, and what is wrong with it. */
const useInformation = (first: Information, shippingType: ShippingType | null) => {
  const { company } = useShownSite()
  const [typed, setTyped] = useState(first)
  const [errors, setErrors] = useState<InformationErrors>({})
  const usual = usualPlace(shippingType, company.address.province)
  const data = { ...typed, ...placeOf(typed, usual) }
  const change = (field: InformationField, value: string) => {
    setTyped((had) => changeField(had, { field, value }, usual))
    setErrors(({ [field]: _fixed, ...others }) => others)
  }
  return { typed, data, errors, setErrors, change }
}

/** What the buyer is sent with. */
const useShipping = (first: Pick<CheckoutDraft, 'shippingType' | 'wantedFor'>, ordered: CartLineNow[]) => {
  const { store } = useShownSite()
  const [chosen, setChosen] = useState(first.shippingType)
  const [wantedFor, setWantedFor] = useState(first.wantedFor)
  const asksTime = useAsksTime()
  const isMailed = ordered.length > 0 && ordered.every(({ giftCard }) => giftCard)
  const choices: ShippingType[] = isMailed ? ['email'] : shippingChoices(store)
  const shippable = ordered.every(({ allowShipping }) => allowShipping)
  const can = (type: ShippingType) => type !== 'shipping' || shippable
  // What is offered first may be no choice for this cart.
  const begin = choices.find(can) ?? choices[0] ?? null
  const offered = choices.find((type) => type === chosen)
  const shippingType = offered ?? begin
  /** Whether a choice was made that the store has taken back since. */
  const withdrawn = chosen !== null && !offered && !isMailed && chosen !== 'email'
  const choose = (type: ShippingType) => {
    // Each way has times of its own.
    if (type !== shippingType) setWantedFor(asSoonAsPossible)
    setChosen(type)
  }
  const asked = asksTime(shippingType)
  /** What is chosen, and what of it goes with the order: nothing where nobody asks. */
  const wanted = { asked, for: wantedFor, sent: asked ? wantedFor : '', choose: setWantedFor }
  return { choices, chosen, shippingType, can, withdrawn, choose, wanted }
}

/** The code that is applied, and the refusal of the last one that was not. */
const useCode = (first: string) => {
  const [applied, setApplied] = useState(first)
  const [refused, setRefused] = useState<ApiError | null>(null)
  return {
    applied,
    refused,
    apply: (code: string) => {
      setRefused(null)
      setApplied(code.trim())
    },
    refuse: (error: ApiError) => {
      setRefused(error)
      setApplied('')
    },
  }
}

/** The gift cards that pay, by their codes, and the refusal of the last one that does not; a code is money, so no tab keeps one. */
const useGiftCards = () => {
  const [codes, setCodes] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<ApiError | null>(null)
  return {
    codes,
    refused,
    add: (code: string) => {
      setRefused(null)
      setCodes((had) => [...had.filter((each) => each !== code.trim()), code.trim()])
    },
    drop: (last4: string) =>
      setCodes((had) => had.filter((code) => readGiftCode(code)?.slice(-giftCodeEnd) !== last4)),
    /** Takes the cards off that an error is about. */
    refuse: (error: ApiError) => {
      setRefused(error)
      setCodes((had) => had.filter((_code, at) => !error.errors[`giftCodes.${at}`]))
    },
    clear: () => setCodes([]),
  }
}

/** Everything that this tab keeps of the checkout; it stays with the tab until the order is placed. */
export const useDraft = (ordered: CartLineNow[]) => {
  const { customerId } = useCart()
  const [first] = useState(() => readDraft(customerId))
  const shipping = useShipping(first, ordered)
  const information = useInformation(first.information, shipping.shippingType)
  const code = useCode(first.code)
  const cards = useGiftCards()
  const [gift, setGift] = useState(first.gift)
  // Never ticked before its buyer does, and never kept.
  const [wantsLetters, setWantsLetters] = useState(false)
  const givesCards = ordered.some(({ giftCard }) => giftCard)
  const [paid, setPaid] = useState<Paid | null>(first.paid)
  const { typed } = information
  const { chosen, wanted } = shipping
  const wantedFor = wanted.for
  useEffect(() => {
    keepDraft(customerId, {
      information: typed,
      shippingType: chosen,
      wantedFor,
      code: code.applied,
      gift,
      paid,
    })
  }, [customerId, typed, chosen, wantedFor, code.applied, gift, paid])
  /** Keeps the order that was placed, and nothing that was for it alone. */
  const end = (order: Paid) => {
    information.change('notes', '')
    code.apply('')
    cards.clear()
    setGift(noGift)
    setWantsLetters(false)
    setPaid(order)
  }
  return {
    shipping,
    information,
    code,
    cards,
    gift: { asked: givesCards, typed: gift, set: setGift },
    letters: { wanted: wantsLetters, want: setWantsLetters },
    paid,
    end,
  }
}

/** What a tab keeps, and how it is changed. */
export type Draft = ReturnType<typeof useDraft>

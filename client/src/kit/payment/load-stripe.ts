import { loadStripe } from '@stripe/stripe-js/pure'
import type { Stripe } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'

/** How long Stripe's script may take before the buyer is told that it does not come. */
const patienceMs = 4_000
const loaded = new Map<string, Promise<Stripe | null>>()

const loadOnce = (key: string): Promise<Stripe | null> => {
  const known = loaded.get(key)
  if (known) return known
  const loading = loadStripe(key)
  loading.catch(() => loaded.delete(key))
  loaded.set(key, loading)
  return loading
}

/** Loads Stripe's script from its own address. `failed` until another try is made with `retry`, or until it comes after all. */
export const useStripeScript = (publishableKey: string) => {
  const [stripe, setStripe] = useState<Stripe | null>(null)
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let here = true
    const fail = () => here && setFailed(true)
    // Where requests are swallowed nothing ever fails by itself.
    const late = setTimeout(fail, patienceMs)
    loadOnce(publishableKey)
      .then((value) => (value && here ? setStripe(value) : fail()), fail)
      .finally(() => clearTimeout(late))
    return () => {
      here = false
      clearTimeout(late)
    }
  }, [publishableKey, tries])
  const retry = () => {
    setFailed(false)
    setTries((had) => had + 1)
  }
  return { stripe, failed: failed && !stripe, retry }
}

import { startTransition, useOptimistic } from 'react'
import { useSearchParams } from 'react-router-dom'

type Values = Record<string, string>

/** The parameters with some of them changed; an empty text takes one out. */
export const withParams = (params: URLSearchParams, values: Values): URLSearchParams => {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/**
 * What the address asks for, and how to ask for something else. The router renders a new address when it has the
 * time for it; what was chosen is shown at once, so that a box that was ticked stays ticked.
 */
export const useAddressParams = () => {
  const [shown, setParams] = useSearchParams()
  const [params, ask] = useOptimistic(shown)
  /** Replaces this entry of the history, unless the visitor is to come `back` to it. */
  const set = (values: Values, { back = false } = {}) =>
    startTransition(() => {
      const next = withParams(params, values)
      ask(next)
      setParams(next, { replace: !back, preventScrollReset: !back })
    })
  return [params, set] as const
}

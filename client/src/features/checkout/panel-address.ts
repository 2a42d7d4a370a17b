import { useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

const parameter = 'checkout'
const neverChanges = () => () => {}

/** The step of the cart's panel that the page's address names; none while the page is hydrated, as the server knows none. */
export const useAskedStep = (): string | null => {
  const { search } = useLocation()
  return useSyncExternalStore(
    neverChanges,
    () => new URLSearchParams(search).get(parameter),
    () => null,
  )
}

/** Goes to a step of the panel on the page in view, or away from it: the rest of the address stays. */
export const useStepAddress = () => {
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  /** `trail` are the steps since the panel was opened, this one the last: how far Back is from the page itself. */
  return (trail: readonly string[], replace?: boolean) => {
    const query = new URLSearchParams(search)
    query.delete(parameter)
    if (trail.length) query.set(parameter, trail.at(-1)!)
    return navigate({ search: `${query}`, hash }, { replace, state: { trail } })
  }
}

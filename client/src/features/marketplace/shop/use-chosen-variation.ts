import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { available } from '@mainstreet/shared/rules/items/item-offer'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

const name = 'variation'

/** The variation in view: the one that the address names, so that it can be passed on, else the first that can be bought. */
export const useChosenVariation = (item: MarketItem) => {
  const [params, setParams] = useSearchParams()
  const { variations } = item
  const chosen =
    variations.find(({ id }) => String(id) === params.get(name)) ??
    variations.find((each) => available(item, each) > 0) ??
    variations[0]
  const choose = useCallback(
    (id: number) =>
      setParams(
        (had) => {
          had.set(name, String(id))
          return had
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  return [chosen, choose] as const
}

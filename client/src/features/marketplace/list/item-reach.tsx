import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { useFormats } from '../../../kit/language/use-formats'
import { useList } from '../../../kit/data/data'

const Reach = createContext<ReadonlyMap<number, number>>(new Map())

type ItemReachProps = { items: readonly MarketItem[] | undefined; children: ReactNode }

/** Provides the reach of the items of a page: it changes with every visitor, and must not render whole rows again. */
export const ItemReachProvider = ({ items = [], children }: ItemReachProps) => {
  const ids = items.map(({ id }) => id).sort((a, b) => a - b)
  const { rows } = useList('market-stats', { itemId: { $in: ids } }, { enabled: ids.length > 0 })
  const reach = useMemo(
    () => new Map(rows?.map(({ itemId, views, clicks }) => [itemId, views + clicks])),
    [rows],
  )
  return <Reach value={reach}>{children}</Reach>
}

/** How often an item was viewed and clicked, as it is now. */
export const ItemReach = ({ id }: { id: number }) => {
  const reach = use(Reach).get(id)
  const { number } = useFormats()
  return reach === undefined ? '–' : number(reach)
}

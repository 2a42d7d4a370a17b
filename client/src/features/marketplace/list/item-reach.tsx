import { createContext, use, useMemo, type ReactNode } from 'react'
import { useFormats } from '../../../kit/language/use-formats'
import { useAllRows } from '../../../kit/data/use-all-rows'

const Reach = createContext<ReadonlyMap<number, number>>(new Map())

/** Provides the reach of every item: it changes with every visitor, and must not render whole rows again. */
export const ItemReachProvider = ({ children }: { children: ReactNode }) => {
  const { rows } = useAllRows('market-stats')
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

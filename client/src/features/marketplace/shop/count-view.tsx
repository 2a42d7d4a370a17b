import { useEffect } from 'react'
import { useApi } from '../../../kit/data/data-provider'
import { countItem } from '../editor/use-item-stats'

/** Counts that an item was looked at, once per item and page. */
export const CountView = ({ id }: { id: number }) => {
  const api = useApi()
  useEffect(() => countItem(api, id, 'views'), [api, id])
  return null
}

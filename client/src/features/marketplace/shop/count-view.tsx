import { useEffect } from 'react'
import { useCountItem } from './use-count-item'

/** Counts that an item was looked at, once per item and page. */
export const CountView = ({ id }: { id: number }) => {
  const count = useCountItem(id, 'views')
  useEffect(count, [count])
  return null
}

import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useList } from '../../kit/data/data'
import { useData } from '../../kit/data/data-provider'
import { VisuallyHidden } from '../../kit/ui/visually-hidden'
import { useAnnounce } from './alerts/use-announce'
import { madeByOthers } from './own-orders'
import { useTitleBadge } from './use-title-badge'

const newest = { status: 'paid', $sort: { id: -1 }, $limit: 20 }

/** The rows that were not there before: of a full page, those older than its last one have only moved up. */
export const newArrivals = <Row extends { id: number }>(
  before: readonly number[],
  now: readonly Row[],
): Row[] => {
  const oldest = before.length < newest.$limit ? 0 : Math.min(...before)
  return now.filter(({ id }) => id > oldest && !before.includes(id))
}

/** Announces every new paid order that was not written here: a message, a number in the window's title, a sentence for screen readers, and what the user chose. */
export const NewOrderWatch = () => {
  const { client } = useData()
  const { rows } = useList('account-orders', newest)
  const { pathname } = useLocation()
  const known = useRef<number[] | null>(null)
  // Whose shipping is undone is in the list again, and no news.
  const seen = useRef(new Set<number>())
  const [unseen, setUnseen] = useState(0)
  const [spoken, setSpoken] = useState('')
  const announce = useAnnounce()
  const looking = pathname === backOfficeRoutes.orders

  useEffect(() => {
    if (!rows) return
    const before = known.current
    known.current = rows.map(({ id }) => id)
    const arrived = before ? newArrivals(before, rows).filter(({ id }) => !seen.current.has(id)) : []
    for (const { id } of rows) seen.current.add(id)
    if (arrived.length === 0) return
    void madeByOthers(client, arrived).then((news) => {
      if (news.length === 0) return
      setSpoken(announce(news))
      setUnseen((count) => count + news.length)
    })
  }, [rows, client, announce])

  if (looking && unseen > 0 && document.visibilityState === 'visible') setUnseen(0)
  useTitleBadge(unseen)
  return <VisuallyHidden live>{spoken}</VisuallyHidden>
}

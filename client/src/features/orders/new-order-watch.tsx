import { backOfficeRoutes, pathTo } from '@mainstreet/shared/routes'
import type { Order } from '@mainstreet/shared/contracts/orders'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useList } from '../../kit/data/data'
import { useWords } from '../../kit/language/bilingual'
import { useFormats } from '../../kit/language/use-formats'
import { toast } from '../../kit/ui/toaster'
import { VisuallyHidden } from '../../kit/ui/visually-hidden'
import { orderWords } from './order-words'
import { useTitleBadge } from './use-title-badge'

const newest = { status: 'paid', $sort: { id: -1 }, $limit: 20 }

/** The orders that were not there before: of a full page, those older than its last one have only moved up. */
export const arrivals = (before: readonly number[], now: readonly Order[]): Order[] => {
  const oldest = before.length < newest.$limit ? 0 : Math.min(...before)
  return now.filter(({ id }) => id > oldest && !before.includes(id))
}

/** A new order in one sentence, in the user's language. */
const useSentence = () => {
  const words = useWords(orderWords)
  const { money } = useFormats()
  return useCallback(
    ({ orderNumber, name, total }: Order) => words.arrived(orderNumber, name, money(total)),
    [words, money],
  )
}

/** Announces every new paid order: a message, a number in the window's title, a sentence for screen readers. */
export const NewOrderWatch = () => {
  const { rows } = useList('account-orders', newest)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const known = useRef<number[] | null>(null)
  const [unseen, setUnseen] = useState(0)
  const [spoken, setSpoken] = useState('')
  const sentence = useSentence()
  const { view } = useWords(orderWords)
  const looking = pathname === backOfficeRoutes.orders

  useEffect(() => {
    if (!rows) return
    const before = known.current
    known.current = rows.map(({ id }) => id)
    if (!before) return
    const arrived = arrivals(before, rows)
    if (arrived.length === 0) return
    for (const order of arrived)
      toast.info(sentence(order), {
        label: view,
        onClick: () => void navigate(pathTo(backOfficeRoutes.viewOrder, order.id)),
      })
    setSpoken(arrived.map(sentence).join('. '))
    setUnseen((count) => count + arrived.length)
  }, [rows, navigate, sentence, view])

  if (looking && unseen > 0 && document.visibilityState === 'visible') setUnseen(0)
  useTitleBadge(unseen)
  return <VisuallyHidden live>{spoken}</VisuallyHidden>
}

import type { RowChange } from '@mainstreet/shared/row-change'
import type { Featured } from '@mainstreet/shared/contracts/site/site'
import { hasRole } from '@mainstreet/shared/has-role'
import { isSoldOut } from '@mainstreet/shared/rules/site/menu'
import { useState } from 'react'
import { useLiveEvents } from '../../kit/data/data'
import { useNow } from '../../kit/site/hours/use-now'
import { useShownSite } from '../../kit/site/shown-site'

const keyOf = ({ type, item }: Featured) => `${type} ${item.id}`

/** The entries in the order they were first shown in, with what is known of them now. */
export const inFirstOrder = (
  shown: readonly Featured[],
  now: readonly Featured[],
  limit: number,
): Featured[] => {
  const fresh = new Map(now.map((each) => [keyOf(each), each]))
  // The server picks at random each time: only a short list shows that something was removed.
  const complete = now.length < limit
  const remaining = shown.flatMap((each) => fresh.get(keyOf(each)) ?? (complete ? [] : [each]))
  const known = new Set(remaining.map(keyOf))
  return [...remaining, ...now.filter((each) => !known.has(keyOf(each)))].slice(0, limit)
}

const afterEvent = (shown: Featured[], type: Featured['type'], { event, row }: RowChange): Featured[] => {
  const isGone = event === 'removed' || row.sold === true
  return shown.flatMap((each) => {
    if (each.type !== type || each.item.id !== row.id) return [each]
    // Until something is starred the newest stand here, which never were.
    return isGone || (each.item.featured && row.featured === false)
      ? []
      : [{ type, item: { ...each.item, ...row } } as Featured]
  })
}

/** The featured things, picked once per page view: they change in place and never move under the finger. */
export const useFeatured = (): readonly Featured[] => {
  const { featured, options } = useShownSite()
  const limit = options.featureLimit
  const [shown, setShown] = useState<Featured[]>(() => featured.slice(0, limit))
  const [seen, setSeen] = useState(featured)
  if (seen !== featured) {
    setSeen(featured)
    setShown(inFirstOrder(shown, featured, limit))
  }
  useLiveEvents('market-items', (event) => setShown((had) => afterEvent(had, 'marketplace', event)))
  useLiveEvents('restaurant', (event) => setShown((had) => afterEvent(had, 'restaurant', event)))
  useLiveEvents('automotive', (event) => setShown((had) => afterEvent(had, 'automotive', event)))
  return shown
}

/** What a dealer or a restaurant shows in the first screen: a car, or a dish that is not sold out, with a picture. */
export const useFirstOffer = (featured: readonly Featured[]): Featured | undefined => {
  const { roles } = useShownSite()
  const now = useNow()
  const canLead = ({ type, item }: Featured) =>
    type === 'automotive'
      ? item.images.length > 0
      : type === 'restaurant' && Boolean(item.image) && !(now && isSoldOut(item, now))
  const trade = (['Restaurant', 'Automotive'] as const).find((role) => hasRole({ roles }, role))
  return featured.find((each) => each.type === trade?.toLowerCase() && canLead(each))
}

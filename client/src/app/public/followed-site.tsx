import { useEffect } from 'react'
import { FollowLive } from '../../kit/data/live/follow-live'
import { publicPages } from '../public-pages'
import { fetchPagesAhead } from './pages-ahead'

/** What a page does once it is used: it follows its business, and fetches the pages that are about to be opened. */
export const FollowedSite = () => {
  useEffect(() => fetchPagesAhead(publicPages), [])
  return <FollowLive start />
}

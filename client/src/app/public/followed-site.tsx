import { useEffect } from 'react'
import { FollowLive } from '../../kit/data/live/follow-live'
import { publicPages } from '../public-pages'
import { fetchPagesAhead } from './pages-ahead'
import { usePageTransitions } from './use-page-transitions'

/** What a page does once it is used: it follows its business, fetches the pages that are about to be opened, and lets pictures move to them. */
export const FollowedSite = () => {
  useEffect(() => fetchPagesAhead(publicPages), [])
  usePageTransitions()
  return <FollowLive start />
}

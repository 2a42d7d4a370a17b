import { routes } from '@mainstreet/shared/routes'
import { useLocation } from 'react-router-dom'
import { useShownSite } from '../shown-site'
import { blockHours, footerHours } from './hours-anchors'

/** The id of the hours that the page in view shows: those of the home page's contact block, else those of the footer. */
export const useHoursAnchor = (): string => {
  const { blocks } = useShownSite()
  const isHome = useLocation().pathname === routes.home
  const hasBlock = blocks.some(({ block, show }) => block === 'contact' && show)
  return isHome && hasBlock ? blockHours : footerHours
}

import { isPixelId } from '@mainstreet/shared/rules/site/pixel'
import { useState, useSyncExternalStore } from 'react'
import { wantsNoTracking } from '../../kit/privacy-signals'
import { useShownSite } from '../../kit/site/shown-site'

const neverChanges = () => () => {}
const mayAsk = () => !wantsNoTracking()
const isUnknown = () => false

/** The site's pixel where a visitor may be asked about it: not in a preview, not where tracking is refused by the browser. */
export const usePixelId = (): string | undefined => {
  const { facebookPixelId, preview } = useShownSite()
  // The page's policy allows the pixel it came with, not one that was entered since.
  const [id] = useState(facebookPixelId)
  const allowed = useSyncExternalStore(neverChanges, mayAsk, isUnknown)
  return allowed && !preview && isPixelId(id) ? id : undefined
}

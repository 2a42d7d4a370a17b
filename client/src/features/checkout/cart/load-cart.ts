import { useEffect } from 'react'
import { lazyPanel } from '../../../kit/lazy-panel'

/** The cart and the checkout, whose code is fetched when somebody first asks for the cart, or is about to. */
export const LazyCartPanel = lazyPanel(async () => (await import('./cart-panel')).CartPanel)

const restMs = 1_500

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

/** For a button that opens the panel: fetches it when the button is about to be pressed, and anyway once there has been time. */
export const useCartAhead = () => {
  useEffect(() => {
    if (savesData()) return
    const timer = setTimeout(LazyCartPanel.fetchAhead, restMs)
    return () => clearTimeout(timer)
  }, [])
  return LazyCartPanel.ahead
}

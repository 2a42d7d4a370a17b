import { useEffect } from 'react'

/** The code of the cart's panel. */
export const loadCart = () => import('./cart-panel')

const restMs = 1_500

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

const ahead = () => void loadCart().catch(() => {})

/** For a button that opens the panel: fetches it when the button is about to be pressed. */
export const cartAhead = { onPointerEnter: ahead, onPointerDown: ahead, onFocus: ahead }

/** The same, and fetches it anyway once there has been time. */
export const useCartAhead = () => {
  useEffect(() => {
    if (savesData()) return
    const timer = setTimeout(ahead, restMs)
    return () => clearTimeout(timer)
  }, [])
  return cartAhead
}

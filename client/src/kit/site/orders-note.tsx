import { shortDateText } from '@mainstreet/shared/rules/time/hours'
import { useShownSite } from './shown-site'
import { useSiteWords } from './words/use-site-words'

/** While a business is off: from when on its orders are taken again, or leave. */
export const OrdersNote = () => {
  const { open, againFrom } = useShownSite().store
  const words = useSiteWords('shop')
  const hours = useSiteWords('hours')
  if (!againFrom) return null
  return <p>{words[open ? 'ordersLeave' : 'ordersAgain'](shortDateText(againFrom, hours))}</p>
}

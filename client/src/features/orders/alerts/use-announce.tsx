import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { backOfficeRoutes, pathTo } from '@mainstreet/shared/routes'
import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { useSignedIn } from '../../../kit/session/session-context'
import { toast } from '../../../kit/ui/toaster'
import { orderWords } from '../order-words'
import { readAlerts } from './alert-choices'
import { playBeep, wakeSound } from './beep'
import { BoughtPicture } from './bought-picture'
import { notifyDesktop } from './desktop-notice'

/** The sound is allowed by the first press or key on the page, long before an order comes. */
const useWokenSound = (userId: number) =>
  useEffect(() => {
    const wake = () => readAlerts(userId).sound && wakeSound()
    const events = ['pointerdown', 'keydown']
    for (const event of events) window.addEventListener(event, wake, { once: true })
    return () => events.forEach((event) => window.removeEventListener(event, wake))
  }, [userId])

/** Announces new orders as the user wants it and answers what it says, a sentence for each. */
export const useAnnounce = () => {
  const words = useWords(orderWords)
  const { money } = useFormats()
  const navigate = useNavigate()
  const userId = useSignedIn().user.id
  useWokenSound(userId)
  return useCallback(
    (orders: readonly Order[]): string => {
      const { sound, desktop } = readAlerts(userId)
      const sentences = orders.map((order) => {
        const { id, lines, orderNumber, name, total } = order
        const title = words.arrived(orderNumber, name, money(total))
        const view = () => void navigate(pathTo(backOfficeRoutes.viewOrder, id))
        toast.news(title, <BoughtPicture lines={lines} />, { label: words.view, onClick: view })
        const icon = lines[0]?.image || undefined
        if (desktop) notifyDesktop({ tag: `order-${id}`, title, icon, onClick: view })
        return title
      })
      if (sound) playBeep()
      return sentences.join('. ')
    },
    [words, money, navigate, userId],
  )
}

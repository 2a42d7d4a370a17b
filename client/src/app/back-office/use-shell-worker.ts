import { dashboardPath } from '@mainstreet/shared/routes'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { registerShellWorker } from '../../kit/shell-worker'

const isOpening = (data: unknown): data is { open: string } =>
  typeof data === 'object' && data !== null && 'open' in data && typeof data.open === 'string'

/** Has the worker of the back office run: goes where a pressed notice leads, and clears the badge of what is now seen. */
export const useShellWorker = (): void => {
  const navigate = useNavigate()
  useEffect(() => {
    // Without one, all that is missing is notices with the tab closed.
    registerShellWorker().catch(() => undefined)
    navigator.clearAppBadge?.().catch(() => undefined)
  }, [])
  useEffect(() => {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
    const open = ({ data }: MessageEvent<unknown>) => {
      if (isOpening(data) && data.open.startsWith(dashboardPath)) void navigate(data.open)
    }
    workers?.addEventListener('message', open)
    return () => workers?.removeEventListener('message', open)
  }, [navigate])
}

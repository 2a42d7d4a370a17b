import { dashboardPath, shellWorkerPath } from '@mainstreet/shared/routes'

/** Whether this browser can be told of something while its tab is closed. */
export const canBeTold = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Registers the worker of the back office, which keeps its shell and shows notices; never on a page of a site. */
export const registerShellWorker = async (): Promise<ServiceWorkerRegistration | undefined> => {
  if (!('serviceWorker' in navigator) || !window.location.pathname.startsWith(dashboardPath)) return undefined
  return navigator.serviceWorker.register(shellWorkerPath, { scope: dashboardPath })
}

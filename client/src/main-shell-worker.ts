/**
 * The worker of the back office: it keeps the page that all of it begins with, so that it opens without a connection, and
 * shows what its owner is told while no tab is open. It keeps no data, and pages of sites know nothing of it.
 */

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends ExtendableEvent {
  request: Request
  respondWith(answer: Promise<Response>): void
}
interface PushEvent extends ExtendableEvent {
  data: { json(): Shown } | null
}
interface NoticeEvent extends ExtendableEvent {
  notification: Notification & { data: { path: string } }
}
interface Shown {
  title: string
  body: string
  path: string
  tag: string
}
interface Worker {
  addEventListener(type: 'install' | 'activate', listen: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void
  addEventListener(type: 'push', listen: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listen: (event: NoticeEvent) => void): void
  skipWaiting(): Promise<void>
  clients: {
    claim(): Promise<void>
    matchAll(of: { type: 'window' }): Promise<OpenTab[]>
    openWindow(path: string): Promise<unknown>
  }
  registration: ServiceWorkerRegistration
  location: Location
  navigator: Navigator
}
interface OpenTab {
  url: string
  focus(): Promise<OpenTab>
  postMessage(message: { open: string }): void
}

// The library of types for pages, which the rest of the client is checked with, knows nothing of workers.
declare const self: Worker

const cacheName = 'shell'
const shell = '/dashboard'
const emptyRoot = '<div id="root"></div>'

/** Keeps the page of the back office in place of an older one, whose files are of no use any more. */
const keepShell = async (page: Response) => {
  // Who is not signed in gets the page of signing in, which is not the shell.
  if (!(await page.clone().text()).includes(emptyRoot)) return
  const cache = await caches.open(cacheName)
  const before = await (await cache.match(shell))?.text()
  const now = await page.clone().text()
  const filesOf = (html = '') => (html.match(/\/app\/[\w.-]+/g) ?? []).join()
  if (filesOf(before) !== filesOf(now)) for (const key of await cache.keys()) await cache.delete(key)
  await cache.put(shell, page)
}

const openShell = async (request: Request): Promise<Response> => {
  try {
    const page = await fetch(request)
    if (page.ok) await keepShell(page.clone())
    return page
  } catch (error) {
    const kept = await (await caches.open(cacheName)).match(shell)
    if (kept) return kept
    throw error
  }
}

/** A file of the build, whose name says its content. */
const openFile = async (request: Request): Promise<Response> => {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(request)
  if (kept) return kept
  const file = await fetch(request)
  if (file.ok) await cache.put(request, file.clone())
  return file
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(openShell(request))
  else if (pathname.startsWith('/app/')) event.respondWith(openFile(request))
})

/** Shows on the icon how many notices nobody has pressed. */
const showBadge = async () => {
  const shown = await self.registration.getNotifications()
  if ('setAppBadge' in self.navigator) await self.navigator.setAppBadge(shown.length)
}

self.addEventListener('push', (event) => {
  const shown = event.data?.json()
  if (!shown) return
  const { title, body, tag, path } = shown
  const icon = '/icon-192.png'
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, icon, data: { path } }).then(showBadge),
  )
})

const openPath = async (path: string) => {
  const tabs = await self.clients.matchAll({ type: 'window' })
  const tab = tabs.find(({ url }) => new URL(url).pathname.startsWith(shell))
  if (!tab) return self.clients.openWindow(path)
  // The tab goes there by itself: what is typed in it and not saved asks first.
  tab.postMessage({ open: path })
  return tab.focus()
}

self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  event.waitUntil(openPath(notification.data.path).then(showBadge))
})

export {}

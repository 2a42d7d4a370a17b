interface Shown {
  title: string
  data: { path: string }
}

const shown: Shown[] = []
const badge = jest.fn()
const tab = { url: 'http://localhost/dashboard/content', postMessage: jest.fn(), focus: jest.fn() }
const clients = { claim: jest.fn(), matchAll: jest.fn(), openWindow: jest.fn() }

beforeAll(async () => {
  const registration = {
    showNotification: async (title: string, options: object) =>
      void shown.push({ title, ...options } as Shown),
    getNotifications: async () => shown,
  }
  Object.assign(self, { clients, registration, skipWaiting: jest.fn() })
  Object.assign(navigator, { setAppBadge: badge })
  jest.requireActual('./main-shell-worker')
})
beforeEach(() => {
  shown.length = 0
  jest.clearAllMocks()
})

/** What a worker is told of, and how what it does about it ends. */
const tell = async (type: string, about: object) => {
  let work: Promise<unknown> = Promise.resolve()
  const waitUntil = (given: Promise<unknown>) => void (work = given)
  self.dispatchEvent(Object.assign(new Event(type), { waitUntil, ...about }))
  await work
}

const notice = { title: 'Harbour', body: 'New order #1001', path: '/dashboard/orders/1', tag: 'order:1' }
const push = () => tell('push', { data: { json: () => notice } })
const press = () =>
  tell('notificationclick', { notification: { close: () => void shown.pop(), ...shown.at(-1) } })

test('a notice is shown with what it is about, and counted on the icon', async () => {
  await push()
  expect(shown).toMatchObject([{ title: 'Harbour', body: notice.body, tag: 'order:1' }])
  expect(badge).toHaveBeenLastCalledWith(1)
})

test('a press goes there in the tab that is open, which asks for what is not saved, and is counted no more', async () => {
  await push()
  clients.matchAll.mockResolvedValue([{ url: 'http://localhost/' }, tab])
  await press()
  expect(tab.postMessage).toHaveBeenCalledWith({ open: notice.path })
  expect(tab.focus).toHaveBeenCalled()
  expect(clients.openWindow).not.toHaveBeenCalled()
  expect(badge).toHaveBeenLastCalledWith(0)
})

test('without a tab of the back office it opens one', async () => {
  await push()
  clients.matchAll.mockResolvedValue([{ url: 'http://localhost/' }])
  await press()
  expect(clients.openWindow).toHaveBeenCalledWith(notice.path)
})

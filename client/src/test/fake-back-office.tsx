import type { RowChange, RowEvent } from '@mainstreet/shared/row-change'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import type { Api } from '../kit/data/api'
import { createBackOfficeClient } from '../kit/data/back-office-client'
import { DataProvider } from '../kit/data/data-provider'
import { FollowLive } from '../kit/data/live/follow-live'
import type { LiveSocket, LiveStatus } from '../kit/data/live/live-socket'
import { ApiError } from '../kit/data/rest'
import type { Session } from '../kit/session/session'
import { SessionContext } from '../kit/session/session-context'
import type { SessionState, SessionUser } from '../kit/session/session-state'
import { Toaster } from '../kit/ui/toaster'
import { BusinessClock } from '../kit/language/use-formats'

const refuse = () => Promise.reject(new ApiError('NotFound', 'Nothing answers here.', { code: 404 }))

/** A socket whose events and status a test decides. */
export const fakeLive = (first: LiveStatus = 'up') => {
  const listeners = { status: new Set<() => void>(), missed: new Set<() => void>() }
  const events = new Set<(event: RowChange) => void>()
  const add =
    <T,>(all: Set<T>) =>
    (listener: T) => {
      all.add(listener)
      return () => void all.delete(listener)
    }
  let status = first
  const live: LiveSocket = {
    status: () => status,
    start() {},
    stop() {},
    signIn() {},
    onStatus: add(listeners.status),
    onEvent: add(events),
    onMissed: add(listeners.missed),
  }
  return {
    live,
    emit: (path: string, event: RowEvent, row: object) =>
      events.forEach((listener) => listener({ path, event, row: row as RowChange['row'] })),
    emitMissed: () => listeners.missed.forEach((listener) => listener()),
    setStatus(next: LiveStatus) {
      status = next
      listeners.status.forEach((listener) => listener())
    },
  }
}

/** An api whose every call fails unless the test answers it. */
export const fakeApi = (live: LiveSocket, answers: Partial<Record<keyof Api, unknown>>): Api =>
  ({
    surface: 'dashboard',
    find: refuse,
    get: refuse,
    create: refuse,
    update: refuse,
    patch: refuse,
    remove: refuse,
    removeBy: refuse,
    run: refuse,
    site: refuse,
    upload: refuse,
    live,
    ...answers,
  }) as Api

/** An owner of account 1. */
export const anOwner: SessionUser = {
  id: 7,
  name: 'Ann',
  email: 'ann@shop.example',
  role: 'owner',
  accounts: [1],
  needsSecondFactor: false,
  language: 'en',
}

/** A session in a state, which only the overrides change. */
export const fakeSession = (state: SessionState, overrides: Partial<Session> = {}): Session => ({
  client: createBackOfficeClient(),
  state: () => state,
  subscribe: () => () => {},
  onToken: () => () => {},
  start: async () => {},
  signIn: refuse,
  signOut: async () => {},
  token: async () => 'token',
  renew: async () => 'token',
  chooseAccount() {},
  changeUser() {},
  ...overrides,
})

const signedIn = (overrides: Partial<Session> = {}) =>
  fakeSession({ status: 'signed-in', user: anOwner, customerId: 1 }, overrides)

/** Renders routes of the signed-in surfaces at an address; returns the router too. */
export const renderBackOffice = (options: {
  routes: RouteObject[]
  at: string | { pathname: string; state: unknown }
  session?: Session
  api?: Api
  /** That of the business in view; without one the clock is the browser's. */
  timezone?: string
}) => {
  const { routes, at, timezone, session = signedIn(), api = fakeApi(fakeLive().live, {}) } = options
  const router = createMemoryRouter(routes, { initialEntries: [at] })
  const inside = (children: ReactNode) => (
    <SessionContext value={session}>
      <DataProvider api={api}>
        <FollowLive />
        <BusinessClock value={timezone}>{children}</BusinessClock>
        <Toaster />
      </DataProvider>
    </SessionContext>
  )
  return { router, ...render(inside(<RouterProvider router={router} />)) }
}

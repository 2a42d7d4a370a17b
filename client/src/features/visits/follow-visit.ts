import type { eventTypes } from '@mainstreet/shared/contracts/profile'
import { addressOf, rest } from '../../kit/data/rest'
import { cameFrom, pageAddress } from './page-address'
import { visitorId } from './visitor-id'

type EventType = (typeof eventTypes)[number]

const longest = 1000
const mobile = /Mobi|Android|iPhone|iPad|iPod/i

const clicks: readonly string[] = [
  'interact',
  'navigation',
  'socialInteract',
  'fileDownload',
  'noticeInteract',
  'featuredItem',
] satisfies EventType[]

/** What a click is: nothing beside links and buttons, else what the part around them says it is (`data-visit`). */
const kindOf = (target: EventTarget | null): EventType | undefined => {
  const control = (target as Element | null)?.closest('a[href], button, summary')
  if (!control) return undefined
  const said = control.closest<HTMLElement>('[data-visit]')?.dataset.visit ?? 'interact'
  return clicks.includes(said) ? (said as EventType) : undefined
}

/** A visit that is being counted. */
export interface FollowedVisit {
  /** Tells which page is open. */
  arrive(path: string): void
  stop(): void
}

/** Counts a visit to a site: each page once, and what is clicked. Nobody is told of failures. */
export const followVisit = (customerId: number): FollowedVisit => {
  const send = (eventType: EventType, path: string, referrer = '') => {
    const event = {
      customerId,
      userId: visitorId(),
      url: pageAddress(path).slice(0, longest),
      referrer: referrer.slice(0, longest),
      eventType,
      mobile: mobile.test(navigator.userAgent),
    }
    rest(addressOf('profile-analytics'), { method: 'POST', body: event, keepalive: true }).catch(() => {})
  }

  let at: string | undefined
  const arrive = (path: string) => {
    if (path === at) return
    send('pageView', path, at === undefined ? cameFrom() : pageAddress(at))
    at = path
  }

  const hear = ({ target }: MouseEvent) => {
    const kind = kindOf(target)
    if (kind && at !== undefined) send(kind, at)
  }

  // On the way down: before a part keeps the click to itself, and before a link has left the page.
  document.addEventListener('click', hear, true)
  return { arrive, stop: () => document.removeEventListener('click', hear, true) }
}

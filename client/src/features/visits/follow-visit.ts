import type { eventTypes } from '@mainstreet/shared/contracts/site/visits'
import { addressOf, callRest } from '../../kit/data/rest'
import { cameFrom, pageAddress } from './page-address'
import { visitorId } from './visitor-id'

type EventType = (typeof eventTypes)[number]

const maxLength = 1000
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
  /** Counts the page that is open now. */
  arrive(path: string): void
  stop(): void
}

/** Counts a visit to a site: each page once, and what is clicked. Failures are ignored. */
export const followVisit = (customerId: number): FollowedVisit => {
  const send = (eventType: EventType, path: string, referrer = '') => {
    const event = {
      customerId,
      userId: visitorId(),
      url: pageAddress(path).slice(0, maxLength),
      referrer: referrer.slice(0, maxLength),
      eventType,
      mobile: mobile.test(navigator.userAgent),
    }
    callRest(addressOf('profile-analytics'), { method: 'POST', body: event, keepalive: true }).catch(() => {})
  }

  let at: string | undefined
  const arrive = (path: string) => {
    if (path === at) return
    send('pageView', path, at === undefined ? cameFrom() : pageAddress(at))
    at = path
  }

  const onClick = ({ target }: MouseEvent) => {
    const kind = kindOf(target)
    if (kind && at !== undefined) send(kind, at)
  }

  // In the capture phase: before a component stops the click, and before a link leaves the page.
  document.addEventListener('click', onClick, true)
  return { arrive, stop: () => document.removeEventListener('click', onClick, true) }
}

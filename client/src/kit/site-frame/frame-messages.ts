import type { SiteStyles } from '@mainstreet/shared/theme/theme'
import type { LiveEvent, LiveStatus } from '../data/live-socket'
import type { Query } from '../data/rest'

/** What a framed page says to the page around it before it has a port: that it listens. */
export const frameReady = 'mainstreet-frame-ready'

/** What the page around it answers, with a port for all that follows. */
export const frameConnected = 'mainstreet-frame-connected'

/** A read of a framed page: what a visitor of its site may read, and nothing else. */
export type FrameRead =
  { kind: 'find'; path: string; query?: Query } | { kind: 'get'; path: string; id: number } | { kind: 'site' }

/** What a framed page sends. */
export interface FromFrame {
  asked: number
  read: FrameRead
}

/** Why a read failed. */
export interface FrameRefusal {
  name: string
  message: string
  code: number
}

/** What a framed page is told: the answer to a read, what happened live, and how the site is to look for now. */
export type ToFrame =
  | { asked: number; answer: unknown }
  | { asked: number; refusal: FrameRefusal }
  | { status: LiveStatus }
  | { event: LiveEvent }
  | { missed: true }
  | { styles: SiteStyles | null }

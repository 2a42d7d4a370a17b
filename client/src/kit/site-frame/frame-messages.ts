import type { RowChange } from '@mainstreet/shared/row-change'
import type { Locale } from '@mainstreet/shared/rules/language'
import type { SiteStyles } from '@mainstreet/shared/theme/theme'
import type { LiveStatus } from '../data/live/live-socket'
import type { Query } from '../data/rest'

/** What a framed page says to the page around it before it has a port: that it listens. */
export const frameReady = 'mainstreet-frame-ready'

/** What the page around it answers, with a port for all that follows. */
export const frameConnected = 'mainstreet-frame-connected'

/** A read of a framed page: what a visitor of its site may read, and nothing else. */
export type FrameRead =
  { kind: 'find'; path: string; query?: Query } | { kind: 'get'; path: string; id: number } | { kind: 'site' }

/** A part of the shown page, by the name that its `data-part` gives it, and how it reads. */
export interface FramePart {
  part: string
  text: string
}

/** The page that a frame shows, and what can be pointed at there, from top to bottom. */
export interface FramePage {
  path: string
  /** The language that it is read in. */
  lang: Locale
  parts: readonly FramePart[]
}

/** What a framed page tells of itself: which page it shows, and that a part of it was pressed. */
export type FrameNews = { page: FramePage } | { pressed: string }

/** What a framed page sends. */
export type FromFrame = { asked: number; read: FrameRead } | FrameNews

/** Why a read failed. */
export interface FrameRefusal {
  name: string
  message: string
  code: number
}

/** What is typed and not saved yet: columns that stand over those of a stored row. */
export interface FrameDraft {
  path: string
  id: number
  columns: Readonly<Record<string, unknown>>
}

/** What a press in a framed page does: it points at a part, or follows what was pressed as on the site; and the part that is outlined. */
export interface FramePointing {
  press: 'point' | 'follow'
  chosen: string | null
}

/** What a framed page is told: the answer to a read, what happened live, how the site is to look and read for now, what presses mean, and where to go. */
export type ToFrame =
  | { asked: number; answer: unknown }
  | { asked: number; refusal: FrameRefusal }
  | { status: LiveStatus }
  | { event: RowChange }
  | { missed: true }
  | { styles: SiteStyles | null }
  | { drafts: readonly FrameDraft[] }
  | { pointing: FramePointing }
  | { go: string }

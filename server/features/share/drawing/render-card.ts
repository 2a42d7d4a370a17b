import { createHash } from 'node:crypto'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { LRUCache } from 'lru-cache'
import { minuteMs } from '@mainstreet/shared/rules/time/durations'
import { createChildProcesses } from '../../../kit/media/child-processes'
import { moduleFile } from '../../../kit/module-file'
import type { CardTask, DrawnCard } from './drawn-card'

/** Changes when cards are drawn differently. */
const version = 2

const drawnBytes = 24 * 1024 * 1024

const draw = createChildProcesses<CardTask, DrawnCard>({
  file: moduleFile(import.meta.url, 'card-worker'),
  atOnce: 1,
  mayWait: 30,
  timeoutMs: 30_000,
  idleMs: minuteMs,
  tooMany: refusal('too-many-cards'),
  tooLong: refusal('card-too-slow'),
})

/** Cards that were drawn lately, by what is on them. */
const drawn = new LRUCache<string, Promise<Buffer>>({
  max: 24,
  maxSize: drawnBytes,
  sizeCalculation: () => 1_000_000,
})

/** What a card is drawn of: facts, the addresses of its pictures, and how it cuts them. */
export type CardWish = Pick<CardTask, 'facts' | 'size' | 'focus'> & { picture: string; logo: string }

/** The fingerprint of a card: the same as long as everything on it is the same. */
export const cardTag = (wish: CardWish): string =>
  createHash('sha256')
    .update(JSON.stringify([version, wish]))
    .digest('base64url')
    .slice(0, 27)

/** A card as PNG, drawn in a process of its own unless it was drawn lately. Throws Unavailable. */
export const renderCard = (
  wish: CardWish,
  read: () => Promise<{ picture: Buffer; logo: Buffer }>,
): Promise<Buffer> => {
  const tag = cardTag(wish)
  const known = drawn.get(tag)
  if (known) return known
  const drawing = (async () => {
    const { picture, logo } = await read()
    const { facts, size, focus } = wish
    const task = { length: picture.length + logo.length, pictureLength: picture.length, facts, size, focus }
    return (await draw(task, [picture, logo])).bytes
  })()
  drawn.set(tag, drawing)
  drawing.catch(() => drawn.delete(tag))
  return drawing
}

// Runs in a process of its own: drawing takes longer than a call may keep others waiting.
import sharp from 'sharp'
import { answerTasks } from '../../../kit/media/answer-tasks'
import type { CardTask, DrawnCard } from './drawn-card'
import { cardFrames } from './card-frames'
import { cardLogo, cardPicture } from './card-pictures'
import { drawCard } from './draw-card'

sharp.concurrency(1)
sharp.cache(false)

/** 300 dots per inch: printed, a card is as large as A6. */
const printDensity = 300

const draw = async ({ pictureLength, focus, facts, size }: CardTask, bytes: Buffer): Promise<DrawnCard> => {
  const frame = cardFrames[size]
  const area = { width: frame.width, height: frame.picture }
  const [picture, logo] = await Promise.all([
    cardPicture(bytes.subarray(0, pictureLength), { area, focus }),
    cardLogo(bytes.subarray(pictureLength)),
  ])
  const svg = await drawCard(facts, frame, { picture, logo })
  const drawn = sharp(Buffer.from(svg), { unlimited: true }).flatten({ background: facts.colours.ground })
  const dense = size === 'print' ? drawn.withDensity(printDensity) : drawn
  return { bytes: await dense.png({ compressionLevel: 4 }).toBuffer() }
}

answerTasks(draw)

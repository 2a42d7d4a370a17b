// Runs in a process of its own: drawing takes longer than a call may keep others waiting.
import sharp from 'sharp'
import type { CardTask, DrawnCard } from './drawn-card'
import { cardFrames } from './card-frames'
import { cardLogo, cardPicture } from './card-pictures'
import { drawCard } from './draw-card'

sharp.concurrency(1)
sharp.cache(false)

const readBytes = (length: number): Promise<Buffer> =>
  new Promise((resolve) => {
    const bytes = Buffer.allocUnsafe(length)
    let filled = 0
    if (length === 0) return resolve(bytes)
    const take = (chunk: Buffer) => {
      filled += chunk.copy(bytes, filled)
      if (filled < length) return
      process.stdin.off('data', take).pause()
      resolve(bytes)
    }
    process.stdin.on('data', take).resume()
  })

/** 300 dots per inch: printed, a card is as large as A6. */
const printDensity = 300

const draw = async ({ length, pictureLength, focus, facts, size }: CardTask): Promise<DrawnCard> => {
  const bytes = await readBytes(length)
  process.send?.('begun')
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

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())
process.on('message', async (task: CardTask) => process.send?.(await draw(task)))
process.send?.('ready')

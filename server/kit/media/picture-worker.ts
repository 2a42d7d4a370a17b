// Runs in a process of its own: whatever a hostile picture does to its decoder, it does not do to the server.
import sharp from 'sharp'
import { drawPicture, type Drawing, type PictureOutcome } from './draw-picture'

/** What the process is asked: how many bytes of a picture come next, and what to make of it. */
export type PictureTask = Drawing & { length: number }

// Pictures are encoded in several processes: one thread each uses one core, and no picture comes twice.
sharp.concurrency(1)
sharp.cache(false)

// Every loader is a parser of hostile bytes: only three of the many stay open, and none that reads files.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'],
})

/** Only between two pictures is it paused, so no byte of one is dropped or read as another's. */
const readBytes = (length: number): Promise<Buffer> =>
  new Promise((resolve) => {
    const bytes = Buffer.allocUnsafe(length)
    let filled = 0
    const take = (chunk: Buffer) => {
      filled += chunk.copy(bytes, filled)
      if (filled < length) return
      process.stdin.off('data', take).pause()
      resolve(bytes)
    }
    process.stdin.on('data', take).resume()
  })

const draw = async ({ length, ...drawing }: PictureTask): Promise<PictureOutcome> => {
  const bytes = await readBytes(length)
  process.send?.('begun')
  return drawPicture(bytes, drawing)
}

// The server says when to stop: a signal to the whole group must not take the pictures of its last uploads.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)
// An ordinary exit would first wait for a decoder that may never end.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.on('message', async (task: PictureTask) => process.send?.(await draw(task)))
process.send?.('ready')

// Runs in a process of its own: whatever a hostile picture does to its decoder, it does not do to the server.
import sharp from 'sharp'
import { answerTasks } from './answer-tasks'
import { drawPicture, type Drawing } from './draw-picture'

/** What the process is asked: how many bytes of a picture come next, and what to make of it. */
export type PictureTask = Drawing & { length: number }

// Pictures are encoded in several processes: one thread each uses one core, and no picture comes twice.
sharp.concurrency(1)
sharp.cache(false)

// Every loader is a parser of hostile bytes: only those of the types that are taken stay open, and none that reads files.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif'].map((type) => `VipsForeignLoad${type}Buffer`),
})

answerTasks((task: PictureTask, bytes) => drawPicture(bytes, task))

// Runs in a thread of its own: however long a statement takes, the server answers whoever does not need the database.
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'

const lite = await PGlite.create({ dataDir: workerData as string })
const port = parentPort!

// One at a time and in the order they come, as the one session that it is.
let last: Promise<void> = Promise.resolve()

const answer = async (messages: Uint8Array) => {
  const answered = await lite.execProtocolRaw(messages)
  port.postMessage(answered, [answered.buffer as ArrayBuffer])
}

const leave = async () => {
  await lite.close()
  port.close()
}

port.on('message', (messages: Uint8Array | 'close') => {
  last = last.then(() => (messages === 'close' ? leave() : answer(messages)))
})
port.postMessage('ready')

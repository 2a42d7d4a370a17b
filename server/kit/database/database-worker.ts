// Runs in a thread of its own: a long statement does not delay requests that need no database.
import { on } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { smallBuffers } from './embedded-buffers'

const lite = await PGlite.create({
  dataDir: workerData as string,
  startParams: [...PGlite.defaultStartParams, ...smallBuffers],
})
const port = parentPort!
port.postMessage('ready')

// One at a time and in the order they come, as the one session that it is.
for await (const [messages] of on(port, 'message') as AsyncIterable<[Uint8Array | 'close']>) {
  if (messages === 'close') break
  const answer = await lite.execProtocolRaw(messages)
  port.postMessage(answer, [answer.buffer as ArrayBuffer])
}
await lite.close()
port.close()

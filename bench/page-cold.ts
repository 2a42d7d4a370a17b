import { fork } from 'node:child_process'
import { once } from 'node:events'
import { moduleFile } from '../server/kit/module-file'
import { load } from './load/load'
import { cpuOf } from './load/cpu'

const rounds = 3
const seconds = 5
const connections = 4

/** Pages of the shop that no cache knows: each is asked for with another price, in which all items are. */
const run = async () => {
  const app = fork(moduleFile(import.meta.url, 'serve-app'))
  const at = (await once(app, 'message'))[0] as { port: number; host: string; path: string }
  let asked = 0
  const nextPath = () => `/marketplace?to=${100_000 + asked++}`
  for (let round = 0; round <= rounds; round++) {
    const before = await cpuOf(app)
    const { perSecond, p50, failures } = await load({ ...at, nextPath, connections, seconds })
    const cpuMs = ((await cpuOf(app)) - before) / 1000 / (perSecond * seconds)
    // The first warms up.
    if (round > 0)
      console.log(
        `${perSecond.toFixed(0)} pages/s, p50 ${p50.toFixed(1)} ms, ${cpuMs.toFixed(1)} ms of CPU with the embedded database: ${(1000 / cpuMs).toFixed(0)}/s a core   failures ${failures}`,
      )
  }
  app.disconnect()
}

void run()

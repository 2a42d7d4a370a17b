import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { moduleFile } from '../module-file'
import { SettingsError } from '../setting-values'
import { lockDataFolder } from './data-folder-lock'
import { smallBuffers } from './embedded-buffers'
import type { Exchange } from './embedded-socket'

/** A running PGlite, in whichever thread. */
export interface EmbeddedDatabase {
  exchange: Exchange
  /** As an archive to start another from. */
  dump(): Promise<Blob>
  close(): Promise<void>
}

const worker = moduleFile(import.meta.url, 'database-worker')

/** What every database but one in memory says to being dumped. */
export const notInMemory = (): Promise<never> =>
  Promise.reject(new Error('Only a database in memory can be dumped.'))

/** In this thread, for tests, which open many; optionally from an archive. */
export const openInMemory = async (snapshot: Blob | undefined): Promise<EmbeddedDatabase> => {
  const { PGlite } = await import('@electric-sql/pglite')
  const lite = await PGlite.create({
    loadDataDir: snapshot,
    startParams: [...PGlite.defaultStartParams, ...smallBuffers],
  })
  return {
    async exchange(messages) {
      // It answers in microtasks: in a busy loop of statements no timer and no socket would have its turn.
      await new Promise((resolve) => setImmediate(resolve))
      return lite.execProtocolRaw(messages)
    },
    dump: () => lite.dumpDataDir('none'),
    close: () => lite.close(),
  }
}

// A thread does not inherit the loader of TypeScript, and takes none by its arguments.
const loadExtension = (file: string) => {
  const { href } = pathToFileURL(file)
  return `import('tsx/esm/api').then(({ tsImport }) => tsImport('${href}', '${href}'))`
}

const startThread = async (folder: string): Promise<EmbeddedDatabase> => {
  const typed = worker.endsWith('.ts')
  const thread = new Worker(typed ? loadExtension(worker) : worker, { eval: typed, workerData: folder })
  await once(thread, 'message').catch((cause: Error) => {
    throw new SettingsError(`DATA_DIR: the database in ${folder} cannot be opened.`, { cause })
  })
  const waiting: ((answer: Uint8Array) => void)[] = []
  thread.on('message', (answer: Uint8Array) => waiting.shift()!(answer))
  // Its unhandled errors and its exit end the server, which cannot work without its database.
  const leaves = () => {
    throw new Error('The thread of the embedded database has ended.')
  }
  thread.on('exit', leaves)
  return {
    exchange: (messages) =>
      new Promise((resolve) => {
        waiting.push(resolve)
        const sent = new Uint8Array(messages)
        thread.postMessage(sent, [sent.buffer])
      }),
    dump: notInMemory,
    async close() {
      const exited = once(thread.off('exit', leaves), 'exit')
      thread.postMessage('close')
      await exited
    },
  }
}

/** Runs in a thread of its own, so that a heavy statement delays only what needs the database; locks the folder. */
export const openFolder = async (folder: string): Promise<EmbeddedDatabase> => {
  const unlock = await lockDataFolder(folder)
  try {
    // Laying it out takes half a gigabyte, which a thread keeps until it ends.
    if (!existsSync(path.join(folder, 'PG_VERSION'))) await (await startThread(folder)).close()
    const started = await startThread(folder)
    return { ...started, close: () => started.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

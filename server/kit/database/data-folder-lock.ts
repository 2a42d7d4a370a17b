import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

type Owner = { pid: number; started: string }

/** The state of a process (a letter) and its start in kernel ticks; empty where the system does not say (no /proc). */
const statOf = (pid: number): { state?: string; started?: string } => {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command name in brackets may contain spaces; field 3 follows the closing one, 22 is the start.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0], started: fields[19] }
  } catch {
    return {}
  }
}

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const isAlive = ({ pid, started }: Owner): boolean => {
  if (!isRunning(pid)) return false
  const now = statOf(pid)
  // A zombie: it has ended, but its parent has not collected it; in a container perhaps nobody does.
  if (now.state === 'Z' || now.state === 'X') return false
  // Containers reuse small pids: the same number with another start time is another process.
  return !started || !now.started || now.started === started
}

const readOwner = (file: string): Owner | undefined => {
  try {
    const [pid, started] = fs.readFileSync(file, 'utf8').trim().split(' ')
    return /^\d+$/.test(pid ?? '') ? { pid: Number(pid), started: started ?? '' } : undefined
  } catch {
    return undefined
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? ''

/** Written in full under another name first, so that no process reads half of a lock. */
const tryTake = (file: string, owner: Owner): boolean => {
  const text = `${owner.pid} ${owner.started}`
  const temporary = `${file}.${owner.pid}`
  fs.writeFileSync(temporary, text)
  try {
    fs.linkSync(temporary, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    // Some mounted file systems have no hard links.
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(codeOf(error))) throw error
    return tryTakeDirectly(file, text)
  } finally {
    fs.rmSync(temporary, { force: true })
  }
}

const tryTakeDirectly = (file: string, text: string): boolean => {
  try {
    fs.writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** Moves a dead process's lock away; one that somebody took in the meantime is put back. */
const clearStale = (file: string) => {
  const aside = `${file}.${process.pid}.stale`
  try {
    fs.renameSync(file, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  const moved = readOwner(aside)
  if (moved && isAlive(moved)) fs.renameSync(aside, file)
  else fs.rmSync(aside, { force: true })
}

/** Another process has the data folder open. */
export class DataFolderLocked extends Error {}

const maxAttempts = 5
const checkEveryMs = 50
// A process that was killed still has its memory to give back, and its children and files to close.
const leavingMs = 2_000

/** Takes the folder or removes a stale lock for another attempt; answers its living owner, undefined once it is taken. */
const takeLock = (file: string, me: Owner): Owner | undefined => {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    if (tryTake(file, me)) return undefined
    const owner = readOwner(file)
    if (owner && isAlive(owner)) return owner
    clearStale(file)
  }
  return readOwner(file) ?? { pid: 0, started: '' }
}

/** Takes the data folder for this process (lock file beside it) and answers the release; an owner may take two seconds to leave, then it throws. */
export const lockDataFolder = async (folder: string): Promise<() => void> => {
  const file = `${path.resolve(folder)}.lock`
  const me: Owner = { pid: process.pid, started: statOf(process.pid).started ?? '' }
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const deadline = Date.now() + leavingMs
  for (let owner = takeLock(file, me); owner; owner = takeLock(file, me)) {
    if (owner.pid === me.pid || Date.now() > deadline) {
      const who = owner.pid ? ` by process ${owner.pid}` : ''
      throw new DataFolderLocked(
        `${folder} is already in use${who}. Stop it, or set DATABASE_URL to share a database.`,
      )
    }
    await pause(checkEveryMs)
  }
  let released = false
  const release = () => {
    if (released) return
    released = true
    process.off('exit', release)
    const owner = readOwner(file)
    if (owner?.pid === me.pid && owner.started === me.started) fs.rmSync(file, { force: true })
  }
  process.on('exit', release)
  return release
}

import fs from 'node:fs'
import path from 'node:path'

type Owner = { pid: number; started: string }

/** When a process started, in kernel ticks; '' where the system does not tell (no /proc). */
const startOf = (pid: number): string => {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command name in brackets may contain spaces; field 22 counts from the closing bracket.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
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
  const now = startOf(pid)
  // Containers reuse small pids: the same number with another start time is another process.
  return !started || !now || now === started
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

/** Written in full under another name first, so that nobody ever reads half of a lock. */
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

/** Takes the data folder for this process (lock file beside it) and returns the release; throws when it is in use. */
export const lockDataFolder = (folder: string): (() => void) => {
  const file = `${path.resolve(folder)}.lock`
  const me: Owner = { pid: process.pid, started: startOf(process.pid) }
  fs.mkdirSync(path.dirname(file), { recursive: true })
  for (let attempt = 0; !tryTake(file, me); attempt++) {
    const owner = readOwner(file)
    if ((owner && isAlive(owner)) || attempt > 3) {
      const who = owner ? ` by process ${owner.pid}` : ''
      throw new DataFolderLocked(
        `${folder} is already in use${who}. Stop it, or set DATABASE_URL to share a database.`,
      )
    }
    clearStale(file)
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

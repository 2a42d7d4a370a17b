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

/** Writes the lock in full under another name first, so that nobody ever reads half of it. */
const tryTake = (file: string, owner: Owner): boolean => {
  const temporary = `${file}.${owner.pid}`
  fs.writeFileSync(temporary, `${owner.pid} ${owner.started}`)
  try {
    fs.linkSync(temporary, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    fs.rmSync(temporary, { force: true })
  }
}

const held = new Set<string>()

/** Takes the data folder for this process (lock file beside it) and returns the release; throws when it is in use. */
export const lockDataFolder = (folder: string): (() => void) => {
  const file = `${path.resolve(folder)}.lock`
  const me: Owner = { pid: process.pid, started: startOf(process.pid) }
  fs.mkdirSync(path.dirname(file), { recursive: true })
  for (let attempt = 0; !tryTake(file, me); attempt++) {
    const owner = readOwner(file)
    const mine = owner?.pid === me.pid && !held.has(file)
    if ((owner && isAlive(owner) && !mine) || attempt > 3) {
      const who = owner ? ` by process ${owner.pid}` : ''
      throw new Error(`${folder} is already in use${who}. Stop it, or set DATABASE_URL to share a database.`)
    }
    fs.rmSync(file, { force: true })
  }
  held.add(file)
  const release = () => {
    if (!held.delete(file)) return
    process.off('exit', release)
    fs.rmSync(file, { force: true })
  }
  process.on('exit', release)
  return release
}

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { until } from './until'

const folder = '.cache/tests'
const staleAfterMs = 300_000
const left = new Set(['node_modules', 'dist'])

const filesBelow = (place: string): string[] =>
  statSync(place).isFile()
    ? [place]
    : readdirSync(place)
        .filter((name) => !left.has(name) && !name.includes('.test.'))
        .flatMap((name) => filesBelow(path.join(place, name)))

const fingerprint = (sources: readonly string[]): string => {
  const hash = createHash('sha1')
  for (const file of sources.flatMap(filesBelow)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}

/** One process makes it while the others wait; the lock of one that was killed counts for nothing after a while. */
const lock = (file: string): boolean => {
  try {
    if (Date.now() - statSync(file).mtimeMs > staleAfterMs) rmSync(file, { recursive: true })
  } catch {
    // Nobody is making it.
  }
  try {
    mkdirSync(file)
    return true
  } catch {
    return false
  }
}

/** The path of a file or folder that is made once and cached until one of its sources changes. */
export const cached = async (
  name: string,
  sources: readonly string[],
  make: (file: string) => Promise<void>,
): Promise<string> => {
  const file = path.resolve(folder, `${name}-${fingerprint(sources)}`)
  mkdirSync(folder, { recursive: true })
  const making = `${file}.lock`
  let mine = false
  await until(() => existsSync(file) || (mine = lock(making)), staleAfterMs)
  if (!mine) return file
  try {
    // Whoever had the lock before may have made it between our two looks.
    if (existsSync(file)) return file
    for (const old of readdirSync(folder))
      if (old.startsWith(`${name}-`) && !old.endsWith('.lock'))
        rmSync(path.join(folder, old), { recursive: true, force: true })
    await make(`${file}.part`)
    renameSync(`${file}.part`, file)
    return file
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
}

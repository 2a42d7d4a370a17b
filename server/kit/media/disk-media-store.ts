import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { checkMediaFolder, checkMediaPath, checkMediaType, isMediaPath } from './media-paths'
import type { MediaStore } from './media-store'

const isMissing = (error: unknown) =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

/** Written under another name and renamed: a crash or a full disk never leaves half a file under the real one. */
const writeWhole = async (file: string, bytes: Buffer) => {
  const folder = path.dirname(file)
  const temporary = path.join(folder, `.${randomUUID()}.part`)
  const write = () => fs.writeFile(temporary, bytes, { flag: 'wx', flush: true })
  try {
    await write().catch(async (error: unknown) => {
      if (!isMissing(error)) throw error
      await fs.mkdir(folder, { recursive: true })
      await write()
    })
    await fs.rename(temporary, file)
  } catch (error) {
    await fs.rm(temporary, { force: true })
    throw error
  }
}

/** The paths of all files below a folder; what goes meanwhile is no error. */
async function* filesBelow(root: string, folder = ''): AsyncGenerator<string> {
  const found = await fs.readdir(path.join(root, folder), { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  for (const each of found) {
    const name = folder ? `${folder}/${each.name}` : each.name
    if (each.isDirectory()) yield* filesBelow(root, name)
    else if (each.isFile() && isMediaPath(name)) yield name
  }
}

/** Keeps media in a folder of the local disk. */
export const diskMediaStore = (root: string): MediaStore => {
  const checked = (mediaPath: string) => {
    const type = checkMediaPath(mediaPath)
    return { file: path.join(root, mediaPath), type }
  }
  const head: MediaStore['head'] = async (mediaPath) => {
    const { file, type } = checked(mediaPath)
    try {
      const stat = await fs.lstat(file)
      return stat.isFile() ? { size: stat.size, type } : null
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }
  return {
    head,
    async put(mediaPath, bytes, type) {
      checkMediaType(mediaPath, type)
      await writeWhole(checked(mediaPath).file, bytes)
    },
    async get(mediaPath) {
      const found = await head(mediaPath)
      if (!found) return null
      try {
        // Opened here: a file that is removed from now on is still read to its end.
        const file = await fs.open(path.join(root, mediaPath))
        return { ...found, stream: file.createReadStream() }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    list: () => filesBelow(root),
    async remove(paths) {
      // All are checked before the first one goes.
      const files = paths.map((one) => checked(one).file)
      await Promise.all(files.map((file) => fs.rm(file, { force: true })))
    },
    async removeUnder(folder) {
      checkMediaFolder(folder)
      await fs.rm(path.join(root, folder), { recursive: true, force: true })
    },
  }
}

import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The file of a module that runs on its own: beside the one that starts it as it is written, beside the bundle where it is bundled. */
export const moduleFile = (starter: string, name: string): string => {
  const here = fileURLToPath(starter)
  return path.join(path.dirname(here), `${name}${path.extname(here)}`)
}

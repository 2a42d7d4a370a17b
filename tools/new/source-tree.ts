import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const indentOf = (line: string) => /^ */.exec(line)![0].length
/** A line as the alphabet orders it. */
const sortKey = (line: string) => line.trim().replace(/^['"{[]+/, '')

/** A list by the words of the line that it opens with; an entry stands where the alphabet puts it, last, or before the one with these words. */
interface Place {
  list: string
  before?: string
  last?: true
}

/** The files of the project as a generator changes them: nothing is written before all of it is known to fit. */
export class SourceTree {
  readonly #root: string
  readonly #files = new Map<string, string>()
  readonly #made = new Set<string>()

  constructor(root: string) {
    this.#root = root
  }

  has(file: string): boolean {
    return this.#files.has(file) || existsSync(path.join(this.#root, file))
  }

  read(file: string): string {
    return this.#files.get(file) ?? readFileSync(path.join(this.#root, file), 'utf8')
  }

  /** A file of its own; throws where there is one already. */
  make(file: string, content: string): void {
    if (this.has(file)) throw new Error(`${file} is there already.`)
    this.#files.set(file, content)
    this.#made.add(file)
  }

  /** The file of this name below a folder, where there is one. */
  find(folder: string, name: string): string | undefined {
    const below = readdirSync(path.join(this.#root, folder), { recursive: true, encoding: 'utf8' })
    const found = below.find((each) => path.basename(each) === name)
    return found && path.posix.join(folder, found)
  }

  change(file: string, change: (content: string) => string): void {
    this.#files.set(file, change(this.read(file)))
  }

  /** An import after those that are there; none twice. */
  addImport(file: string, line: string): void {
    this.change(file, (content) => {
      if (content.includes(`${line}\n`)) return content
      const ends = [...content.matchAll(/^(?:import .* from '.*'|\} from '.*')$/gm)].at(-1)
      const at = ends ? ends.index + ends[0].length + 1 : 0
      return `${content.slice(0, at)}${line}\n${content.slice(at)}`
    })
  }

  /** An entry of a list. */
  addTo(file: string, { list, before, last }: Place, entry: string): void {
    this.change(file, (content) => {
      const lines = content.split('\n')
      const start = lines.findIndex((line) => line.includes(list))
      if (start < 0) throw new Error(`${file} has no line "${list}".`)
      const depth = indentOf(lines[start]!)
      const isEnd = (line: string) => indentOf(line) <= depth && /^\s*[\])}]/.test(line)
      const end = lines.findIndex((line, index) => index > start && isEnd(line))
      const isHere = (line: string, index: number) =>
        index > start && index < end && indentOf(line) === depth + 2 && /^\s*[\w'"{[]/.test(line)
      const precedes = (line: string) =>
        before ? line.includes(before) : !last && sortKey(line) > sortKey(entry)
      const found = lines.findIndex((line, index) => isHere(line, index) && precedes(line))
      const indented = entry.split('\n').map((line) => (line ? ' '.repeat(depth + 2) + line : line))
      lines.splice(found < 0 ? end : found, 0, ...indented)
      return lines.join('\n')
    })
  }

  /** An entry after the line that has these words, as far in as that is. */
  addAfter(file: string, words: string, entry: string): void {
    this.change(file, (content) => {
      const lines = content.split('\n')
      const at = lines.findIndex((line) => line.includes(words))
      if (at < 0) throw new Error(`${file} has no line with "${words}".`)
      lines.splice(at + 1, 0, ' '.repeat(indentOf(lines[at]!)) + entry)
      return lines.join('\n')
    })
  }

  /** Writes everything; answers the files that were made and those that were changed. */
  write(): { made: string[]; changed: string[] } {
    for (const [file, content] of this.#files) {
      const full = path.join(this.#root, file)
      mkdirSync(path.dirname(full), { recursive: true })
      writeFileSync(full, content)
    }
    const all = [...this.#files.keys()]
    return {
      made: all.filter((file) => this.#made.has(file)),
      changed: all.filter((file) => !this.#made.has(file)),
    }
  }
}

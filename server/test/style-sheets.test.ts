import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve(__dirname, '../../client/src')
const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const files = readdirSync(folder, { recursive: true }).map((file) => String(file).split(path.sep).join('/'))

/** Where a component imports a style sheet, the classes it names of it; undefined where it computes a name. */
const usesOf = (file: string) =>
  [...textOf(file).matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, name, sheet]) => {
    const of = `(?<![.\\w'/-])${name}`
    const named = [...textOf(file).matchAll(new RegExp(`${of}\\.(\\w+)`, 'g'))].map(([, used]) => used!)
    return {
      sheet: path.posix.join(path.posix.dirname(file), sheet!),
      used: new RegExp(`${of}\\[`).test(textOf(file)) ? undefined : named,
      named,
    }
  })

const uses = files.filter((file) => file.endsWith('.tsx')).flatMap(usesOf)

/** The classes of a style sheet that are its own, with those that it composes. */
const classesOf = (sheet: string) => {
  const rules = textOf(sheet).replace(/\/\*.*?\*\/|:global\([^)]*\)/gs, '')
  const composed = [...rules.matchAll(/composes: ([\w ]+)/g)].flatMap(([, names]) => names!.split(' '))
  return {
    own: new Set([...rules.matchAll(/\.([a-z]\w*)(?=[^{};]*\{)/gi)].map(([, name]) => name!)),
    composed,
  }
}

test.each(files.filter((file) => file.endsWith('.module.css')))(
  '%s has each class that is used, and no other',
  (sheet) => {
    const { own, composed } = classesOf(sheet)
    const ofSheet = uses.filter((use) => use.sheet === sheet)
    const named = ofSheet.flatMap((use) => use.named)
    expect(named.filter((name) => !own.has(name))).toEqual([])
    if (ofSheet.every(({ used }) => used))
      expect([...own].filter((name) => ![...named, ...composed].includes(name))).toEqual([])
  },
)

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
const wordsOf = (text: string) => text.trim().split(/\s+/).length

const documentsBelow = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !['node_modules', 'dist'].includes(name))
    .flatMap((entry) => {
      const below = path.posix.join(folder, entry.name)
      if (entry.isDirectory()) return documentsBelow(below)
      return entry.name.endsWith('.md') ? [below] : []
    })

const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...['docs', 'server', 'client/src', 'client-sdk'].flatMap(documentsBelow),
]
const records = documents.filter((file) => /^docs\/decisions\/\d/.test(file)).sort()
const packages = records.find((file) => file.endsWith('-packages-and-their-reasons.md'))!

/** A link without what its text says, so that an address is one word at most. */
const unlinked = (text: string) => text.replace(/\]\([^)]*\)/g, ']')

describe('the documents', () => {
  test('lead to files that are there', () => {
    expect(documents.length).toBeGreaterThan(records.length)
    const dead = documents.flatMap((file) =>
      [...textOf(file).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
        .map(([, target]) => target!)
        .filter((target) => !/^\w+:/.test(target))
        .filter((target) => !existsSync(path.join(root, path.dirname(file), target)))
        .map((target) => `${file}: ${target}`),
    )
    expect(dead).toEqual([])
  })

  test('tell of one feature in thirty lines at most', () => {
    const long = documents.filter((file) => {
      return /\/features\/.*README\.md$/.test(file) && textOf(file).trimEnd().split('\n').length > 30
    })
    expect(long).toEqual([])
  })
})

describe('the decisions', () => {
  test('say their status, context, decision and consequence, in 120 words but for lists of packages', () => {
    const odd = records.filter((file) => {
      const text = textOf(file)
      const parts = [...text.matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, name]) => name).join()
      const body = unlinked(text.replace(/^# .*/, ''))
      const isShort = file === packages || wordsOf(body) <= 120
      return parts !== 'Status,Context,Decision,Consequence' || !isShort
    })
    expect(odd).toEqual([])
  })

  test('are numbered without a gap, and stand in the index once each', () => {
    const names = records.map((file) => path.posix.basename(file))
    expect(names.map((name) => Number(name.slice(0, 3)))).toEqual(names.map((_, index) => index + 1))
    const index = textOf('docs/decisions/README.md')
    const listed = [...index.matchAll(/\]\((\d{3}-[^)]+)\)/g)].map(([, name]) => name)
    expect(listed.sort()).toEqual(names)
  })

  const manifests = ['.', 'shared', 'server', 'client', 'client-sdk'].map((workspace) =>
    JSON.parse(textOf(`${workspace}/package.json`)),
  )
  const wanted = manifests.flatMap(({ dependencies, devDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies }),
  )
  /** Whether a package is the one that is named, `@koa/*` among them. */
  const isNamedBy = (name: string) => {
    const [start, end] = name.split('*')
    return (each: string) =>
      end === undefined ? each === name : each.startsWith(start!) && each.endsWith(end)
  }

  test('give a reason for every package', () => {
    const named = [...textOf(packages).matchAll(/`([^`]+)`/g)].map(([, name]) => isNamedBy(name!))
    const unnamed = wanted.filter(
      (name) => !/^@(types|mainstreet)\//.test(name) && !named.some((isIt) => isIt(name)),
    )
    expect(unnamed).toEqual([])
  })

  test('give a reason for no package that is gone', () => {
    const firstCells = [...textOf(packages).matchAll(/^\| (`.*?) \|/gm)].map(([, cell]) => cell!)
    const named = firstCells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!))
    const held = [...wanted, ...manifests.flatMap(({ overrides = {} }) => Object.keys(overrides))]
    expect(named.filter((name) => !held.some(isNamedBy(name)))).toEqual([])
  })
})

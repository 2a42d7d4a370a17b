import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')
const folders = ['shared', 'server', 'client/src', 'migrations', 'demo', 'e2e', 'bench', 'fuzz']
const maxLines = 250
const maxFiles = 25
/** Many of one kind, where nobody looks for more than one. */
const collections = /^(client\/src\/kit\/ui|migrations|e2e)$/

const filesBelow = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist')
    .flatMap((entry) => {
      const below = `${folder}/${entry.name}`
      if (entry.isDirectory()) return filesBelow(below)
      return /\.tsx?$/.test(entry.name) ? [below] : []
    })

const files = folders.filter((folder) => existsSync(path.join(root, folder))).flatMap(filesBelow)
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** The product's own files that a file imports, as paths from the root. */
const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, name]) => {
    if (name!.startsWith('@mainstreet/')) return [name!.slice('@mainstreet/'.length)]
    return name!.startsWith('.')
      ? [path.posix.normalize(path.posix.join(path.posix.dirname(file), name!))]
      : []
  })

const isTest = (file: string) => /\.(test|factory|stage)\.tsx?$/.test(file) || /\/test\//.test(file)
const product = files.filter((file) => !isTest(file))

const offenders = (from: RegExp, to: RegExp) =>
  product
    .filter((file) => from.test(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => to.test(target))
        .map((target) => `${file} -> ${target}`),
    )

describe('the directions of the app', () => {
  test('the contract imports nothing of either side', () => {
    expect(offenders(/^shared\//, /^(server|client|demo|migrations)\b/)).toEqual([])
  })

  test('the contract imports no package but typebox', () => {
    const packages = product
      .filter((file) => file.startsWith('shared/'))
      .flatMap((file) => [...textOf(file).matchAll(/from '([^'.][^']*)'/g)].map(([, name]) => name))
    expect([...new Set(packages)]).toEqual(['@sinclair/typebox'])
  })

  test('the kits know no feature and no wiring', () => {
    expect(offenders(/^server\/kit\//, /^server\/(features|app|main|test)/)).toEqual([])
    expect(offenders(/^client\/src\/kit\//, /^client\/src\/(features|app|main)/)).toEqual([])
  })

  test('no folder is a drawer', () => {
    const counted = new Map<string, number>()
    for (const file of product) {
      const room = path.posix.dirname(file)
      counted.set(room, (counted.get(room) ?? 0) + 1)
    }
    const full = [...counted].filter(([room, count]) => count > maxFiles && !collections.test(room))
    expect(full).toEqual([])
  })

  test('features do not know the wiring', () => {
    expect(offenders(/^server\/features\//, /^server\/(app|main|parts|middleware)/)).toEqual([])
    expect(offenders(/^client\/src\/features\//, /^client\/src\/(app|main)/)).toEqual([])
  })

  test('neither side imports the other', () => {
    expect(offenders(/^server\//, /^client\//)).toEqual([])
    expect(offenders(/^client\//, /^(server|migrations|demo)\//)).toEqual([])
  })

  test('heavy libraries are imported in their kit folder only', () => {
    const heavy = /from '(quill|chart\.js|react-chartjs-2|@stripe\/[\w-]+|react-beautiful-dnd)'/
    const folders = /^client\/src\/kit\/(rich-text|chart|payment|drag)\//
    expect(product.filter((file) => heavy.test(textOf(file)) && !folders.test(file))).toEqual([])
  })
})

describe('the files of the app', () => {
  test(`no file is longer than ${maxLines} lines`, () => {
    expect(files.filter((file) => textOf(file).split('\n').length > maxLines + 1)).toEqual([])
  })

  test('no comment is longer than 170 characters', () => {
    const long = /^(?=.{171})[ \t]*(?:\/\*|\*|\/\/)(?!.*https?:)/m
    expect(files.filter((file) => long.test(textOf(file)))).toEqual([])
  })

  test('files are named in kebab-case, and none is called utils', () => {
    const wrong = files.filter((file) => !/^[a-z0-9-]+(\.[a-z0-9-]+)*\.tsx?$/.test(path.posix.basename(file)))
    const vague = files.filter((file) => /\b(utils?|helpers?|misc|common)\b/.test(file))
    expect([...wrong, ...vague]).toEqual([])
  })
})

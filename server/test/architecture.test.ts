import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')
const folders = ['shared', 'server', 'client/src', 'migrations', 'demo', 'e2e', 'bench', 'fuzz']
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

const isTest = (file: string) => /\.(test|factory|stage)\.tsx?$/.test(file) || /\/test\//.test(file)
const product = files.filter((file) => !isTest(file))

// Who may import whom, and how long a file may be, eslint.config.js says.
describe('the files of the app', () => {
  test('no folder is a drawer', () => {
    const counted = new Map<string, number>()
    for (const file of product) {
      const room = path.posix.dirname(file)
      counted.set(room, (counted.get(room) ?? 0) + 1)
    }
    const full = [...counted].filter(([room, count]) => count > maxFiles && !collections.test(room))
    expect(full).toEqual([])
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

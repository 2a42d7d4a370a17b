import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')
let copy: string

// The databases of this run are not those of the copy.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('TEST_')))

/** What a command says; fails with all of it. */
const run = (command: string, ...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`)
  return stdout
}

/** The packages of the project, and its own workspaces as those of the copy. */
const linkPackages = () => {
  const packages = path.join(copy, 'node_modules')
  mkdirSync(path.join(packages, '@mainstreet'), { recursive: true })
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== '@mainstreet') symlinkSync(path.join(root, 'node_modules', name), path.join(packages, name))
  for (const name of ['client', 'client-sdk', 'server', 'shared']) {
    symlinkSync(path.join(copy, name), path.join(packages, '@mainstreet', name))
    const own = path.join(root, name, 'node_modules')
    if (existsSync(own)) symlinkSync(own, path.join(copy, name, 'node_modules'))
  }
}

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'mainstreet-new-'))
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root })
  for (const file of listed.toString().split('\0').filter(Boolean))
    if (existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(copy, file))
  linkPackages()
  // What the compiler knew of the files last is as true of their copies.
  const known = path.join(root, '.cache/types.tsbuildinfo')
  if (existsSync(known)) cpSync(known, path.join(copy, '.cache/types.tsbuildinfo'))
  run('git', 'init', '-q')
  run('git', 'add', '-A')
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const made = () =>
  run('git', 'status', '--porcelain', '-uall')
    .split('\n')
    .flatMap((line) => /^(?:\?\?|.M) (.*\.tsx?)$/.exec(line)?.[1] ?? [])

const generate = (...args: string[]) => run('node', '--import', 'tsx', 'tools/new/new.ts', ...args)

test('what it makes passes types, lint and its own tests as it comes', () => {
  generate('service', 'shop-questions', '--in', 'questions')
  generate('page', 'questions', '--of', 'shop-questions')
  generate('block', 'questions', '--of', 'shop-questions')
  generate('operation', 'close-shop', '--in', 'store')
  const files = made()
  expect(files.length).toBeGreaterThan(25)
  run('npx', 'tsc', '-p', 'tsconfig.json', '--noEmit')
  run('npx', 'eslint', ...files)
  run('npx', 'prettier', '--check', ...files)
  run('npx', 'jest', ...files.filter((file) => file.endsWith('.test.ts') || file.endsWith('.test.tsx')))
})

test.each([
  [['service', 'Shop Questions'], 'write it in small letters with hyphens'],
  [['service'], 'npm run new -- service NAME'],
  [['thing', 'shop-questions'], 'npm run new -- service NAME'],
  [['page', 'hours', '--of', 'nothing'], 'Make the service first'],
  [['service', 'profile-links', '--in', 'profile'], 'is there already'],
])('%j is refused in a sentence, and nothing is written', (args, sentence) => {
  const before = run('git', 'status', '--porcelain')
  expect(() => generate(...args)).toThrow(sentence)
  expect(run('git', 'status', '--porcelain')).toBe(before)
})

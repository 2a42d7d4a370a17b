// npm run types: checks the types of everything, from the second time on of what has changed since.
// npm run types -- --changed: of the files alone that differ from the last commit, in seconds; what they break elsewhere, the whole finds.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const root = path.resolve(import.meta.dirname, '..')
const configFile = path.join(root, 'tsconfig.json')

const changedFiles = () => {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n')
  return [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
    .filter((file) => /\.tsx?$/.test(file) && existsSync(path.join(root, file)))
    .map((file) => path.join(root, file))
}

const checkChanged = () => {
  const { config } = ts.readConfigFile(configFile, ts.sys.readFile)
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const wanted = changedFiles().filter((file) => fileNames.includes(file))
  if (!wanted.length) return 0
  // What modules add to types of others is in no import.
  const ambient = fileNames.filter(
    (file) => /\/server\/.*\.ts$/.test(file) && !/\.(test|test-d)\.ts$/.test(file),
  )
  const program = ts.createProgram([...new Set([...wanted, ...ambient])], options)
  const found = wanted.flatMap((file) => {
    const source = program.getSourceFile(file)
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
  })
  const host = {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => root,
    getNewLine: () => '\n',
  }
  process.stdout.write(ts.formatDiagnosticsWithColorAndContext(found, host))
  return found.length ? 1 : 0
}

const checkAll = () =>
  spawnSync(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', configFile], {
    stdio: 'inherit',
  }).status

process.exitCode = process.argv.includes('--changed') ? checkChanged() : checkAll()

// Builds the package that `npm pack` packs: one module, and declarations that need nothing of this repository.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const here = import.meta.dirname
const root = path.resolve(here, '..')

const shared = '@mainstreet/shared/'
const quotedModule = /((?:from|import)\s*\(?\s*)(['"])((?:\.{1,2}|@mainstreet\/shared)\/[^'"]+)\2/g

/** As Node finds them: every file by a relative path with its extension. */
const withPaths = (types, file, text) =>
  text.replace(quotedModule, (_all, before, quote, name) => {
    if (!name.startsWith(shared)) return `${before}${quote}${name}.js${quote}`
    const target = path.join(types, 'shared', name.slice(shared.length))
    const relative = path.relative(path.dirname(file), target).split(path.sep).join('/')
    return `${before}${quote}${relative.startsWith('.') ? '' : './'}${relative}.js${quote}`
  })

const problemsOf = (ts, diagnostics) =>
  ts.formatDiagnostics(diagnostics, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => root,
    getNewLine: () => '\n',
  })

/** What the compiler says of our sources and of the contracts they name. */
const writeTypes = async (folder) => {
  const types = path.join(folder, 'types')
  const { default: ts } = await import('typescript')
  const entry = path.join(here, 'src/index.ts')
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.base.json'), ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(
    {
      ...config.compilerOptions,
      ...{
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        types: [],
        paths: { [`${shared}*`]: [`${root}/shared/*.ts`] },
      },
      ...{ noEmit: false, allowImportingTsExtensions: false, declaration: true, emitDeclarationOnly: true },
      ...{ rootDir: root, outDir: types },
    },
    root,
  )
  const program = ts.createProgram([entry], options)
  const problems = [...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics]
  if (problems.length) throw new Error(problemsOf(ts, problems))
  for (const name of readdirSync(types, { recursive: true })) {
    const file = path.join(types, name)
    if (name.endsWith('.d.ts')) writeFileSync(file, withPaths(types, file, readFileSync(file, 'utf8')))
  }
  writeFileSync(path.join(folder, 'index.d.ts'), "export * from './types/client-sdk/src/index.js'\n")
}

const writeModule = async (folder) => {
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: root,
    entryPoints: { index: 'client-sdk/src/index.ts' },
    outdir: folder,
    bundle: true,
    platform: 'neutral',
    target: 'es2022',
    format: 'esm',
    packages: 'external',
  })
}

/** The client for other programs: what it stands on is installed beside it. */
export const buildSdk = async (folder = path.join(here, 'dist')) => {
  rmSync(folder, { recursive: true, force: true })
  await writeModule(folder)
  await writeTypes(folder)
}

// `node build.mjs [folder]`
if (process.argv[1] === fileURLToPath(import.meta.url)) await buildSdk(process.argv[2])

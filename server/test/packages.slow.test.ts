import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'
import { build } from 'esbuild'

const root = path.resolve(__dirname, '../..')
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

type LockedPackage = { dev?: boolean; hasInstallScript?: boolean; link?: boolean; resolved?: string }
const locked = Object.entries(
  (JSON.parse(textOf('package-lock.json')) as { packages: Record<string, LockedPackage> }).packages,
)
const manifestOf = (workspace: string) =>
  JSON.parse(textOf(`${workspace}/package.json`)) as { dependencies: Record<string, string> }

/** What the bundles in server/dist leave to node_modules. */
const packagesOfServer = async () => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [
      'server/main.ts',
      'server/kit/database/database-worker.ts',
      'server/kit/media/picture-worker.ts',
    ],
    outdir: 'server/dist',
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { '@mainstreet/shared': './shared' },
  })
  const names = Object.values(metafile.outputs)
    .flatMap(({ imports }) => imports.filter(({ external }) => external))
    .map(({ path: name }) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )
  return [...new Set(names)].filter((name) => !name.startsWith('node:') && !builtinModules.includes(name))
}

describe('packages', () => {
  test('run nothing and compile nothing while they are installed', () => {
    expect(textOf('.npmrc').split('\n')).toContain('ignore-scripts=true')
    const withScript = locked.filter(([, { hasInstallScript }]) => hasInstallScript)
    // Each of these works without its script; a new one has to be tried on a bare machine first.
    expect(withScript.map(([place]) => place).sort()).toEqual([
      'node_modules/@parcel/watcher',
      'node_modules/@swc/core',
      'node_modules/esbuild',
      'node_modules/unrs-resolver',
    ])
  })

  test('with an install script are not part of production', () => {
    const production = locked.filter(([, { hasInstallScript, dev }]) => hasInstallScript && !dev)
    expect(production.map(([place]) => place)).toEqual([])
  })

  test('are locked without an address, so that any registry serves them', () => {
    const addressed = locked.filter(([, { resolved, link }]) => resolved && !link)
    expect(addressed.map(([place]) => place)).toEqual([])
  })

  test('that the built server imports are named by its own package.json, which is all that production installs', async () => {
    const named = Object.keys(manifestOf('server').dependencies)
    expect((await packagesOfServer()).filter((name) => !named.includes(name))).toEqual([])
  })
})

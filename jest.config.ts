/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'

const swc: [string, object] = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
    swcrc: false,
  },
]

// Packages that are modules only, or import others while they run: jest's sandbox takes neither without a flag of Node.
const asCommonJs = [
  'quill',
  'parchment',
  'lodash-es',
  'quill-delta',
  'p-limit',
  'yocto-queue',
  'woff2-encoder',
  '@electric-sql',
  '@seriousme',
  'age-encryption',
  '@noble',
  '@scure',
]

const common = {
  transform: { '\\.c?[jt]sx?$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(${asCommonJs.join('|')})/)`],
  moduleNameMapper: { '^@mainstreet/shared/(.*)$': '<rootDir>/shared/$1.ts' },
}

const config: Config = {
  // One more than the cores of a small machine: tests wait for sockets, timers and processes of their own.
  maxWorkers: 3,
  // What files leave behind in a worker makes it slower from file to file: then another one goes on.
  workerIdleMemoryLimit: '1.5GB',
  // A busy machine is slow, not wrong.
  testTimeout: 180_000,
  testSequencer: '<rootDir>/tools/slow-first.cjs',
  reporters: ['default', '<rootDir>/server/test/closing-line.cjs'],
  projects: [
    {
      ...common,
      displayName: 'shared',
      testMatch: ['<rootDir>/shared/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'server',
      globalSetup: '<rootDir>/server/test/set-up.ts',
      globalTeardown: '<rootDir>/server/test/tear-down.ts',
      testMatch: ['<rootDir>/{server,demo,client-sdk,tools}/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'client',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/client/**/*.test.{ts,tsx}'],
      setupFiles: ['<rootDir>/client/src/test/polyfill.ts'],
      setupFilesAfterEnv: ['<rootDir>/client/src/test/setup.ts'],
      moduleNameMapper: {
        ...common.moduleNameMapper,
        '\\.(css|svg)$': '<rootDir>/client/src/test/style-stub.ts',
      },
    },
    {
      ...common,
      displayName: 'browser',
      globalSetup: '<rootDir>/e2e/set-up.ts',
      globalTeardown: '<rootDir>/server/test/tear-down.ts',
      testMatch: ['<rootDir>/e2e/**/*.test.ts'],
    },
  ],
}

export default config

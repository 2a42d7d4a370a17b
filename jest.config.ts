/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'

const swc: [string, Record<string, unknown>] = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
]

// PGlite imports dynamically, which jest's module sandbox cannot do: it is loaded outside of it.
const outsideOfTheSandbox = { '^@electric-sql/pglite$': '<rootDir>/server/test/pglite.cjs' }

const common = {
  transform: { '^.+\\.[jt]sx?$': swc },
  moduleNameMapper: { '^@mainstreet/shared/(.*)$': '<rootDir>/shared/$1.ts' },
}

const config: Config = {
  maxWorkers: 2,
  // A worker that has nothing open still takes a moment to end on a busy machine.
  workerGracefulExitTimeout: 10_000,
  // A busy machine is slow, not wrong.
  testTimeout: 180_000,
  reporters: ['default', '<rootDir>/server/test/closing-line.cjs'],
  projects: [
    {
      ...common,
      displayName: 'shared',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/shared/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'server',
      testEnvironment: '<rootDir>/server/test/environment.cjs',
      globalSetup: '<rootDir>/server/test/database-snapshot.ts',
      testMatch: ['<rootDir>/server/**/*.test.ts', '<rootDir>/demo/**/*.test.ts'],
      moduleNameMapper: { ...common.moduleNameMapper, ...outsideOfTheSandbox },
    },
    {
      ...common,
      displayName: 'client',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/client/**/*.test.{ts,tsx}'],
      transformIgnorePatterns: ['/node_modules/(?!(quill|parchment|lodash-es|quill-delta)/)'],
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
      testEnvironment: '<rootDir>/server/test/environment.cjs',
      globalSetup: '<rootDir>/e2e/set-up.ts',
      testMatch: ['<rootDir>/e2e/**/*.test.ts'],
      moduleNameMapper: { ...common.moduleNameMapper, ...outsideOfTheSandbox },
    },
  ],
}

export default config

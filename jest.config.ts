/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'
import { swcOptions } from './server/test/swc-options.cjs'

const swc: [string, object] = ['@swc/jest', swcOptions]

// Of these only the test files live in jest's sandbox; packages and the product are loaded once per worker.
const node = {
  testEnvironment: '<rootDir>/server/test/environment.cjs',
  runtime: '<rootDir>/server/test/sandbox-runtime.cjs',
}

const common = {
  testRunner: '<rootDir>/server/test/runner.cjs',
  transform: { '^.+\\.[jt]sx?$': swc },
  moduleNameMapper: { '^@mainstreet/shared/(.*)$': '<rootDir>/shared/$1.ts' },
}

const config: Config = {
  // One more than the cores of a small machine: browsers and timers leave gaps.
  maxWorkers: 3,
  // A worker that has nothing open still takes a moment to end on a busy machine.
  workerGracefulExitTimeout: 10_000,
  // A busy machine is slow, not wrong.
  testTimeout: 180_000,
  testSequencer: '<rootDir>/server/test/browser-first.cjs',
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
      ...node,
      displayName: 'server',
      globalSetup: '<rootDir>/server/test/set-up.ts',
      globalTeardown: '<rootDir>/server/test/tear-down.ts',
      testMatch: ['<rootDir>/{server,demo,client-sdk}/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'client',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/client/**/*.test.{ts,tsx}'],
      transformIgnorePatterns: [
        '/node_modules/(?!(quill|parchment|lodash-es|quill-delta|p-limit|yocto-queue)/)',
      ],
      setupFiles: ['<rootDir>/client/src/test/polyfill.ts'],
      setupFilesAfterEnv: ['<rootDir>/client/src/test/setup.ts'],
      moduleNameMapper: {
        ...common.moduleNameMapper,
        '\\.(css|svg)$': '<rootDir>/client/src/test/style-stub.ts',
      },
    },
    {
      ...common,
      ...node,
      displayName: 'browser',
      globalSetup: '<rootDir>/e2e/set-up.ts',
      globalTeardown: '<rootDir>/server/test/tear-down.ts',
      testMatch: ['<rootDir>/e2e/**/*.test.ts'],
    },
  ],
}

export default config

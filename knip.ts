import type { KnipConfig } from 'knip'

const importsOf = (css: string) =>
  [...css.matchAll(/@import '([^']+)'/g)].map(([, name]) => `import '${name}'`).join('\n')

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: ['*.mjs', 'bench/*.ts', '{demo,e2e}/**/*.test.ts', 'e2e/*.sweep.ts'],
      project: ['*.{mjs,ts,js,css}', '{migrations,demo,bench,fuzz,faults,e2e}/**/*.ts'],
      // The server's own, which benches measure bare.
      ignoreDependencies: ['pg', 'socket.io'],
    },
    server: {
      entry: [
        '{main,admin,audit}.ts',
        '{kit,features}/**/*-worker.ts',
        'test/*.cjs',
        '**/*.test.ts',
        '**/*.test-d.ts',
      ],
      project: ['**/*.{ts,tsx,cjs,css}'],
    },
    client: {
      entry: [
        'src/main*.{ts,tsx}',
        'src/app/render-site-page.tsx',
        'src/app/render-sign-in-pages.tsx',
        'src/test/{setup,polyfill,style-stub}.ts',
        '**/*.test.{ts,tsx}',
      ],
      project: ['**/*.{ts,tsx,css}'],
    },
    'client-sdk': {
      entry: ['src/index.ts!', 'examples/*.ts', '**/*.test.ts'],
      project: ['**/*.{ts,css}'],
      // Its declarations name it.
      ignoreDependencies: ['@sinclair/typebox'],
    },
    shared: { entry: ['**/*.test.ts'], project: ['**/*.{ts,css}'] },
  },
  compilers: { css: importsOf },
  // What a function takes or answers may be named by whoever calls it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [
    // Named by a comment of jest.config.ts.
    'esbuild-register',
    // A test runs its command.
    'openapi-typescript',
    // For `smtp-server`, which the server's tests take from here.
    '@types/smtp-server',
    // The files of the fonts are found by their names, to draw cards.
    /^@fontsource-variable\//,
  ],
  ignoreBinaries: ['mount', 'umount'],
}

export default config

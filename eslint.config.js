import { readdirSync } from 'node:fs'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { importX } from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** app → features → kit → shared: what stands left may import what stands right, and nothing the other way round. */
const directions = [
  { target: './shared', from: ['./server', './client', './demo', './migrations'] },
  { target: './client', from: ['./server', './migrations', './demo'] },
  { target: './server', from: './client' },
  ...['./server', './client/src'].flatMap((side) => [
    { target: `${side}/kit`, from: `${side}/features` },
    {
      target: [`${side}/kit`, `${side}/features`],
      from: [`${side}/app`, `${side}/app.ts`, `${side}/assemble-app.ts`],
    },
  ]),
  { target: './server/kit', from: ['./server/parts.ts', './server/middleware.ts', './server/main.ts'] },
  { target: './server/features', from: ['./server/parts.ts', './server/middleware.ts', './server/main.ts'] },
].map((zone) => ({ ...zone, message: 'Imports go from app to features to kit to shared, never back.' }))

/** The only features that another one may import, by whose it is. */
const neighbours = {
  'server/features': {
    account: ['profile'],
    authentication: ['users'],
    backup: ['users'],
    bookings: ['calendar', 'site', 'store'],
    books: ['store'],
    calendar: ['site'],
    condolences: ['contact', 'store'],
    contact: ['store'],
    dashboard: ['reports', 'store'],
    exports: ['site'],
    marketplace: ['reports'],
    'mail-samples': ['bookings', 'condolences', 'contact', 'mails', 'orders', 'stock-alerts'],
    newsletter: ['mails'],
    orders: [
      'calendar',
      'discounts',
      'gift-cards',
      'marketplace',
      'newsletter',
      'order-times',
      'shipping',
      'store',
    ],
    people: ['users'],
    discovery: ['site'],
    'setting-alarms': ['users'],
    site: ['redirects', 'store'],
  },
  'client/src/features': {
    account: ['bookings'],
    bookings: ['orders'],
    books: ['account-changes'],
    checkout: ['orders'],
    dashboard: ['share'],
    opening: ['users'],
    orders: ['mails', 'reports'],
    people: ['users'],
    marketplace: ['checkout', 'share'],
    newsletter: ['mails'],
    site: ['automotive', 'bookings', 'marketplace', 'newsletter'],
  },
}

const walls = Object.entries(neighbours).flatMap(([folder, lists]) =>
  readdirSync(new URL(folder, import.meta.url)).map((name) => ({
    target: `./${folder}/${name}`,
    from: `./${folder}`,
    except: [name, ...(lists[name] ?? [])].map((each) => `./${each}`),
    message: 'A feature imports another only where the list in eslint.config.js says so.',
  })),
)

/** What is large or drawn is loaded by one folder of the kit, which others ask. */
const heavy = [
  ['rich-text', ['quill']],
  ['chart', ['chart.js', 'react-chartjs-2']],
  ['payment', ['@stripe/*']],
  ['drag', ['react-beautiful-dnd']],
]
const onlyIn = (folders) => ({
  patterns: heavy
    .filter(([folder]) => !folders.includes(folder))
    .map(([folder, group]) => ({ group, message: `Only client/src/kit/${folder} loads it.` })),
})

const tests = [
  '**/*.test.{ts,tsx}',
  '**/*.{factory,stage}.ts',
  '**/test/**',
  'e2e/**',
  'fuzz/**',
  'faults/**',
]

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.data/**', '.cache/**'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'max-lines': ['error', 250],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 3],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-console': 'error',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: directions }],
    },
  },
  // Rows, bodies and answers have types: what comes without one is given one where it comes in.
  {
    files: ['{server,shared}/**/*.{ts,tsx}'],
    ignores: [...tests, '**/*.test-d.ts'],
    rules: {
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/no-unsafe-argument': 'error',
      '@typescript-eslint/no-unsafe-assignment': 'error',
      '@typescript-eslint/no-unsafe-call': 'error',
      '@typescript-eslint/no-unsafe-member-access': 'error',
      '@typescript-eslint/no-unsafe-return': 'error',
    },
  },
  {
    files: ['shared/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ regex: '^(?!@sinclair/typebox$|\\.)', message: 'The contract needs typebox alone.' }],
        },
      ],
    },
  },
  {
    files: ['client/src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'no-restricted-imports': ['error', onlyIn([])] },
  },
  ...heavy.map(([folder]) => ({
    files: [`client/src/kit/${folder}/**/*.{ts,tsx}`],
    rules: { 'no-restricted-imports': ['error', onlyIn([folder])] },
  })),
  // What a component shows is long without being difficult.
  {
    files: ['client/**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['{server,client/src}/features/**/*.{ts,tsx}'],
    ignores: tests,
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        { basePath: import.meta.dirname, zones: [...directions, ...walls] },
      ],
    },
  },
  // A describe is as long as what it describes.
  {
    files: [...tests, 'bench/**', 'migrations/**'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    files: tests,
    rules: {
      'import-x/no-restricted-paths': 'off',
      'import-x/no-cycle': 'off',
    },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off', 'no-undef': 'off' },
  },
  { files: ['bench/**', 'fuzz/run.ts', 'faults/run.ts', 'demo/**', '*.mjs'], rules: { 'no-console': 'off' } },
  { files: ['client/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
)

import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultAllowedOrigins, defineConfig, type Plugin } from 'vite'
import { fontFallbacksCss } from './src/kit/theme/font-fallbacks'

const server = process.env.API_ORIGIN || `http://localhost:${process.env.PORT || 3030}`

// A chunk takes what its modules need along, so React goes first: it would end up inside of one of the others.
const reactFirst = {
  name: 'react',
  // Writing with react-query, and reading several rows at once, is the checkout's and the dashboard's, not every page's.
  test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\/(?!.*(utationObserver|useMutation|queriesObserver|useQueries)\.js)/,
  priority: 2,
}

/** What most pages of the site use: one file instead of a dozen small ones; what fewer share is no weight of every page. */
const parts = {
  name: 'parts',
  test: /client\/src\/kit\/|shared\/|lucide-react/,
  minShareCount: 15,
}

/** What an item costs is asked by the shop, the item and the cart: one file instead of three tiny ones. */
const prices = {
  name: 'prices',
  test: /shared\/rules\/(money\/price\.|items\/item-offer)|kit\/ui\/price-tag/,
}

/** Large libraries that belong to one part of the kit: each is its own file, loaded only where it is used. */
const lazyLibraries = [
  { name: 'quill', test: /node_modules\/(quill|parchment|quill-delta)\// },
  { name: 'charts', test: /node_modules\/(chart\.js|react-chartjs-2|@kurkle)\// },
  { name: 'stripe', test: /node_modules\/@stripe\// },
  { name: 'crop', test: /node_modules\/react-image-crop\// },
  { name: 'dnd', test: /node_modules\/(react-beautiful-dnd|@hello-pangea)\// },
].map((library) => ({ ...library, priority: 1 }))

/** A build is one half of the product; in development one page serves both. */
const half = process.env.HALF as 'site' | 'framed-site' | 'back-office' | undefined
/** The public pages, for everybody or framed by the back office. */
const isSite = half === 'site' || half === 'framed-site'

/** The site has one style sheet and names its chunks in the head of each page: a dynamic import has nothing to fetch ahead. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  apply: () => isSite,
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null),
}

const fallbackFonts = 'virtual:font-fallbacks.css'
/** The style sheet of the fonts that stand in for those of the sites, which is made, not written. */
const fontFallbacks: Plugin = {
  name: 'font-fallbacks',
  resolveId: (id) => (id === fallbackFonts ? `\0${id}` : null),
  load: (id) => (id === `\0${fallbackFonts}` ? fontFallbacksCss() : null),
}

const entryOfHalf: Plugin = {
  name: 'entry-of-half',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => (half ? html.replace('/src/main.tsx', `/src/main-${half}.tsx`) : html),
  },
}

/** The renderer of the public pages for the server: one file without dependencies. */
const serverBuild = {
  outDir: 'dist/server',
  emptyOutDir: true,
  copyPublicDir: false,
  rolldownOptions: {
    platform: 'node',
    output: { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false },
  },
} as const

const browserBuild = {
  outDir: 'dist',
  emptyOutDir: false,
  // Every browser that runs the app preloads modules by itself; the site's chunks are named by the server.
  modulePreload: isSite ? (false as const) : { polyfill: false },
  manifest: `${half ?? 'whole'}-manifest.json`,
  // Media own /assets/{region}/…, so the app's files live elsewhere.
  assetsDir: 'app',
  // A page's policy loads fonts and pictures from our own address only.
  assetsInlineLimit: 0,
  // The site's style sheets are small: one file in the head of every page, instead of a handful for each.
  cssCodeSplit: !isSite,
  // Older targets would rewrite light-dark(), which then no longer follows a nested color-scheme.
  cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  rolldownOptions: {
    output: {
      codeSplitting: { groups: [reactFirst, ...lazyLibraries, ...(isSite ? [parts, prices] : [])] },
    },
  },
}

// The router names its development build to every bundler; the one without its warnings is smaller.
const leanRouter = Object.entries({ 'react-router/dom': 'dom-export', 'react-router': 'index' }).map(
  ([find, file]) => ({
    find,
    replacement: fileURLToPath(
      new URL(`../node_modules/react-router/dist/production/${file}.mjs`, import.meta.url),
    ),
  }),
)
const shared = {
  find: '@mainstreet/shared',
  replacement: fileURLToPath(new URL('../shared', import.meta.url)),
}

export default defineConfig(({ command, isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), fontFallbacks, entryOfHalf, plainImports],
  resolve: {
    alias: command === 'build' && !isSsrBuild ? [shared, ...leanRouter] : [shared],
  },
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  server: {
    port: 5173,
    strictPort: true,
    // Framed previews have an origin of their own.
    cors: { origin: ['null', defaultAllowedOrigins] },
    proxy: {
      '/api': server,
      '/assets': server,
      '/socket.io': { target: server, ws: true },
    },
  },
  build: isSsrBuild ? serverBuild : browserBuild,
}))

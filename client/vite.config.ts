import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env.API_ORIGIN ?? 'http://localhost:3030'

// A chunk takes what its modules need along, so React goes first: it would end up inside of one of the others.
const reactFirst = { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 }

/** Large libraries that belong to one part of the kit: each is its own file, loaded only where it is used. */
const lazyLibraries = [
  { name: 'quill', test: /node_modules\/(quill|parchment|quill-delta)\// },
  { name: 'charts', test: /node_modules\/(chart\.js|react-chartjs-2|@kurkle)\// },
  { name: 'stripe', test: /node_modules\/@stripe\// },
  { name: 'dnd', test: /node_modules\/(react-beautiful-dnd|@hello-pangea)\// },
].map((library) => ({ ...library, priority: 1 }))

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  resolve: {
    alias: { '@mainstreet/shared': fileURLToPath(new URL('../shared', import.meta.url)) },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '/api': server,
      '/assets': server,
      '/socket.io': { target: server, ws: true },
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // Media own /assets/{region}/…, so the app's files live elsewhere.
    assetsDir: 'app',
    // A page's policy loads fonts and pictures from our own address only.
    assetsInlineLimit: 0,
    // Older targets would rewrite light-dark(), which then no longer follows a nested color-scheme.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      output: { codeSplitting: { groups: [reactFirst, ...lazyLibraries] } },
    },
  },
})

import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env.API_ORIGIN ?? 'http://localhost:3030'

/** Large libraries that belong to one part of the kit: each is its own file, loaded only where it is used. */
const lazyChunks: Record<string, RegExp> = {
  quill: /node_modules\/(quill|parchment|quill-delta|lodash-es|eventemitter3|fast-diff)\//,
  charts: /node_modules\/(chart\.js|react-chartjs-2|@kurkle)\//,
  stripe: /node_modules\/@stripe\//,
  dnd: /node_modules\/(react-beautiful-dnd|@hello-pangea|css-box-model|raf-schd|react-redux|redux|tiny-invariant|use-sync-external-store)\//,
}

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
    // Older targets would rewrite light-dark(), which then no longer follows a nested color-scheme.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    rollupOptions: {
      output: {
        manualChunks: (id: string) => Object.keys(lazyChunks).find((name) => lazyChunks[name]!.test(id)),
      },
    },
  },
})

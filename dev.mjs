// `npm run dev`: the server restarts and the client reloads as their files change.
import { spawn } from 'node:child_process'
import { createServer } from 'vite'

// Not through npx: a signal to it would leave the server running.
const server = spawn(
  process.execPath,
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'],
  {
    stdio: 'inherit',
  },
)
const client = await createServer({ configFile: 'client/vite.config.ts' })
await client.listen()
client.printUrls()

const stop = async () => {
  server.kill('SIGTERM')
  await client.close()
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop())
server.on('exit', (code) => process.exit(code ?? 0))

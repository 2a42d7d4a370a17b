import { execFileSync } from 'node:child_process'

// In a process of its own: the file is read by Vite, which jest's sandbox cannot load.
const proxyWith = (env: Record<string, string>) => {
  const read = `import('vite').then(async ({ loadConfigFromFile }) => {
    const { config } = await loadConfigFromFile({ command: 'serve', mode: 'development' }, 'client/vite.config.ts')
    console.log(JSON.stringify(config.server.proxy))
  })`
  const printed = execFileSync(process.execPath, ['-e', read], { env: { PATH: process.env.PATH, ...env } })
  return JSON.parse(printed.toString()) as { '/api': string; '/socket.io': { target: string } }
}

test.each([
  [{}, 'http://localhost:3030'],
  [{ PORT: '4123' }, 'http://localhost:4123'],
  [{ PORT: '4123', API_ORIGIN: 'http://localhost:5999' }, 'http://localhost:5999'],
])('npm run dev with %j sends calls to %s', (env, origin) => {
  const proxy = proxyWith(env)
  expect([proxy['/api'], proxy['/socket.io'].target]).toEqual([origin, origin])
})

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a stand-in answers at one address, below the name of the host it stands for. */
interface VideoAnswer {
  status?: number
  type?: string
  body?: string | Buffer
  location?: string
}

/** Stands in for YouTube and Vimeo: answers what a test put there, 404 for all else, and remembers what it was asked. */
export interface VideoHosts {
  origin: string
  /** By the beginning of their address, such as `/i.ytimg.com/vi/`. */
  answers: Map<string, VideoAnswer>
  asked: string[]
  close(): Promise<void>
}

/** Starts one on a port of its own. */
export const startVideoHosts = async (): Promise<VideoHosts> => {
  const server = createServer((request, response) => {
    const address = request.url!
    hosts.asked.push(address)
    const found = [...hosts.answers].find(([start]) => address.startsWith(start))?.[1]
    const { status = 200, type = 'application/json', body = '', location } = found ?? { status: 404 }
    response.writeHead(status, { 'content-type': type, ...(location && { location }) })
    response.end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const hosts: VideoHosts = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers: new Map(),
    asked: [],
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return hosts
}

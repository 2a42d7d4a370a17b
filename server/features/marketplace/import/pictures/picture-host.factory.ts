import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buildPicture } from '../../../media/upload.factory'

type Answer = (response: ServerResponse, request: IncomingMessage) => void | Promise<void>

/** A stand-in for all hosts of pictures: it is asked for `/host/path`, and `answers` says what it makes of a path. */
export interface PictureHost {
  origin: string
  /** How often each path was asked for. */
  asked: Map<string, number>
  close(): Promise<void>
}

const led = (response: ServerResponse, location: string) => response.writeHead(302, { location }).end()

/** A slow host where the first part of a path says how it misbehaves; anything else is a picture. */
export const startPictureHost = async (): Promise<PictureHost> => {
  const asked = new Map<string, number>()
  const drips = new Set<NodeJS.Timeout>()
  const picture = await buildPicture(40, 30)
  const send = (response: ServerResponse, bytes: Buffer) =>
    void setTimeout(() => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes), 5)
  const behaviours: Record<string, Answer> = {
    missing: (response) => void response.writeHead(404).end('none'),
    'into-private': (response) => void led(response, 'http://169.254.169.254/latest/meta-data'),
    'into-local': (response) => void led(response, 'http://localhost/admin'),
    loop: (response, { url }) => void led(response, `https://pictures.example/loop/${url!.length}`),
    moved: (response) => void led(response, '/good/moved.jpg'),
    text: (response) => void response.writeHead(200, { 'content-type': 'image/png' }).end('<html>'),
    broken: (response) => send(response, picture.subarray(0, 60)),
    huge: (response) => void response.writeHead(200, { 'content-length': 11_000_000 }).write('x'),
    endless: (response) => {
      response.writeHead(200)
      const piece = Buffer.alloc(1_000_000, 1)
      const more = () => {
        while (!response.destroyed && response.write(piece));
        if (!response.destroyed) response.once('drain', more)
      }
      more()
    },
    drip: (response) => {
      response.writeHead(200)
      const timer = setInterval(() => response.write('.'), 20)
      drips.add(timer)
      response.on('close', () => clearInterval(timer))
    },
    hangup: (response) => void response.destroy(),
    unsteady: (response, { url }) =>
      asked.get(url!)! < 2 ? void response.writeHead(500).end() : send(response, picture),
  }
  const server = createServer((request, response) => {
    const url = request.url!
    asked.set(url, (asked.get(url) ?? 0) + 1)
    const behaviour = behaviours[url.split('/')[2] ?? '']
    if (behaviour) return void behaviour(response, request)
    send(response, picture)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    async close() {
      drips.forEach((timer) => clearInterval(timer))
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

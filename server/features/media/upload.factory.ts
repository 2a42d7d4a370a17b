import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Test } from 'supertest'
import type { Client } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'

/** A picture of one colour; each call has other bytes. */
export const buildPicture = (width = 600, height = 400): Promise<Buffer> => {
  const [r, g, b] = Array.from({ length: 3 }, () => Math.floor(Math.random() * 256))
  const background = { r: r!, g: g!, b: b! }
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

/** The smallest thing that is a whole pdf to us, filled up to a size. */
export const buildPdf = (size = 200): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size, ' '), Buffer.from('\n%%EOF\n')])

interface Form {
  fields: Record<string, string | number>
  files?: readonly { bytes: Buffer; name?: string }[]
}

/** Sends an upload's form as a browser would. */
export const sendForm = (client: Client, { fields, files = [] }: Form): Test => {
  const request = client.post('media-upload')
  for (const [name, value] of Object.entries(fields)) void request.field(name, value)
  for (const { bytes, name = 'picture.jpg' } of files) void request.attach('files', bytes, name)
  return request
}

/** Every stored file of an application, below its assets. */
export const storedFiles = (app: TestApp): string[] => {
  const root = path.join(app.get('settings').dataDir, 'assets')
  try {
    const entries = readdirSync(root, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .sort()
  } catch {
    return []
  }
}

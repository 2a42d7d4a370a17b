import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** An S3-compatible store for tests: one bucket in memory, reached over real HTTP, which checks every signature. */
export interface S3StandIn {
  /** The setting that points to it. */
  mediaUrl: string
  objects: Map<string, { bytes: Buffer; type: string }>
  /** Answers every request with this status until it is undefined again. */
  failing?: number
  close(): Promise<void>
}

interface Asked {
  method: string
  key: string
  query: URLSearchParams
  bytes: Buffer
  type: string
}

const bucket = 'media'
const accessKeyId = 'test-key'
// With characters that a URL has to escape.
const secret = 'a/secret+of tests'
/** Small, so that tests meet a list of several pages. */
const pageSize = 3

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()
const strict = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)

/** Signature version 4, computed again from what arrived. */
const isSigned = (req: IncomingMessage, url: URL, bytes: Buffer): boolean => {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/
  const found = form.exec(req.headers.authorization ?? '')
  if (!found) return false
  const [, key, date, region, names, signature] = found
  const bodyHash = String(req.headers['x-amz-content-sha256'])
  if (key !== accessKeyId || bodyHash !== sha256(bytes) || !names!.split(';').includes('host')) return false
  const query = [...url.searchParams].map(([name, value]) => `${strict(name)}=${strict(value)}`).sort()
  const headers = names!.split(';').map((name) => `${name}:${String(req.headers[name]).trim()}\n`)
  const canonical = [req.method, url.pathname, query.join('&'), headers.join(''), names, bodyHash].join('\n')
  const scope = `${date}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', req.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const signing = [date!, region!, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return hmac(signing, text).toString('hex') === signature
}

const xml = (res: ServerResponse, status: number, body: string) => {
  res.writeHead(status, { 'content-type': 'application/xml' })
  res.end(`<?xml version="1.0" encoding="UTF-8"?>${body}`)
}

const fail = (res: ServerResponse, status: number, code: string) =>
  xml(res, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`)

const answer = (
  objects: S3StandIn['objects'],
  { method, key, query, bytes, type }: Asked,
  res: ServerResponse,
) => {
  if (method === 'PUT' && key) {
    objects.set(key, { bytes, type })
    return res.writeHead(200, { etag: '"x"' }).end()
  }
  if (method === 'POST' && query.has('delete')) {
    for (const [, each] of bytes.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) objects.delete(each!)
    return xml(res, 200, '<DeleteResult/>')
  }
  if (method === 'GET' && query.get('list-type') === '2') {
    const after = query.get('continuation-token') ?? ''
    const keys = [...objects.keys()]
      .filter((each) => each.startsWith(query.get('prefix') ?? '') && each > after)
      .sort()
    const contents = keys.slice(0, pageSize).map((each) => `<Contents><Key>${each}</Key></Contents>`)
    const isMore = keys.length > pageSize
    const token = isMore ? `<NextContinuationToken>${keys[pageSize - 1]}</NextContinuationToken>` : ''
    const more = `<IsTruncated>${isMore}</IsTruncated>${token}`
    return xml(res, 200, `<ListBucketResult>${more}${contents.join('')}</ListBucketResult>`)
  }
  if (method === 'DELETE' && key) {
    objects.delete(key)
    return res.writeHead(204).end()
  }
  if (method !== 'GET' && method !== 'HEAD') return fail(res, 405, 'MethodNotAllowed')
  const found = objects.get(key)
  if (!found) return method === 'HEAD' ? res.writeHead(404).end() : fail(res, 404, 'NoSuchKey')
  res.writeHead(200, { 'content-type': found.type, 'content-length': found.bytes.length })
  return res.end(method === 'HEAD' ? undefined : found.bytes)
}

/** Starts a stand-in on a port of its own; `close` it in afterAll. */
export const startS3StandIn = async (): Promise<S3StandIn> => {
  const standIn = { objects: new Map() } as S3StandIn
  const server = createServer(async (req, res) => {
    const bytes = await buffer(req)
    const url = new URL(req.url!, 'http://stand-in')
    if (standIn.failing) return fail(res, standIn.failing, 'InternalError')
    if (!isSigned(req, url, bytes)) return fail(res, 403, 'SignatureDoesNotMatch')
    const [, named, ...rest] = url.pathname.split('/')
    if (named !== bucket) return fail(res, 404, 'NoSuchBucket')
    const key = decodeURIComponent(rest.join('/'))
    const type = req.headers['content-type'] ?? ''
    return answer(standIn.objects, { method: req.method!, key, query: url.searchParams, bytes, type }, res)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const login = `${accessKeyId}:${encodeURIComponent(secret)}`
  standIn.mediaUrl = `s3://${login}@127.0.0.1:${port}/${bucket}?region=ca-central-1&tls=0`
  standIn.close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return standIn
}

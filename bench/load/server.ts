import { request } from 'node:http'

/** A server of a bench, and which of its businesses. */
export interface ServerAddress {
  port: number
  host: string
}

interface Call {
  method?: string
  token?: string
  body?: object
}

/** The body of one call; rejects with it where the call is refused. fetch() would not send the host that is wanted. */
export const call = (
  { port, host }: ServerAddress,
  path: string,
  { method = 'GET', token, body }: Call = {},
) =>
  new Promise<string>((resolve, reject) => {
    const headers = {
      host,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    }
    const asked = request({ port, path, host: '127.0.0.1', method, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk) => (text += chunk))
      answer.on('end', () =>
        answer.statusCode! < 300 ? resolve(text) : reject(new Error(`${path}: ${text}`)),
      )
    })
    asked.on('error', reject).end(body && JSON.stringify(body))
  })

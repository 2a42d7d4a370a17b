import type { WebhookBody } from '@mainstreet/shared/contracts/webhooks'

interface Received {
  /** The body as it came, before anything parsed it. */
  body: string
  /** The header `Mainstreet-Signature`. */
  signature: string
  /** The endpoint's signing secret. */
  secret: string
  /** How old a signature may be; five minutes without it. */
  toleranceSeconds?: number
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array((hex.match(/[0-9a-f]{2}/g) ?? []).map((pair) => parseInt(pair, 16)))

/** The event of a webhook whose signature holds; throws where it was forged, changed or is too old. */
export const verifyWebhook = async ({
  body,
  signature,
  secret,
  toleranceSeconds = 300,
}: Received): Promise<WebhookBody> => {
  const parts = signature.split(',').map((part) => part.trim().split('='))
  const seconds = Number(parts.find(([name]) => name === 't')?.[1])
  if (!(Math.abs(Date.now() / 1000 - seconds) <= toleranceSeconds))
    throw new Error('The signature is too old.')
  const text = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  // Of Node and of browsers alike; it compares in constant time.
  const key = await crypto.subtle.importKey('raw', text.encode(secret), algorithm, false, ['verify'])
  const signed = text.encode(`${seconds}.${body}`)
  for (const [name, hex = ''] of parts)
    if (name === 'v1' && (await crypto.subtle.verify('HMAC', key, bytesOf(hex), signed)))
      return JSON.parse(body) as WebhookBody
  throw new Error('The signature does not belong to this body.')
}

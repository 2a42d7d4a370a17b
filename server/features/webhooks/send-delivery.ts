import type { Application } from '../../declarations'
import { AddressRefused, type PostAnswer } from '../../kit/http/guarded-post'
import type { StoredRow } from '../../kit/service/stored-row'
import type { DeliveryRow } from './delivery-row'
import { openSecret, signatureOf } from './webhook-secret'

/** Posts to an endpoint and answers the beginning of what it says. */
export type PostTo = (
  address: string,
  post: { headers: Record<string, string>; body: string },
) => Promise<PostAnswer>

/** What came of one attempt. */
export type Attempt = Pick<DeliveryRow, 'responseStatus' | 'responseBody' | 'problem'> & {
  isDelivered: boolean
}

type SealedEndpoint = Pick<
  StoredRow<'webhook-endpoints'>,
  'customerId' | 'sealedSecret' | 'formerSealed' | 'formerUntil'
>

const secretsOf = (app: Application, endpoint: SealedEndpoint, now: Date): string[] => {
  const { customerId, sealedSecret, formerSealed, formerUntil } = endpoint
  const former = formerSealed && formerUntil && formerUntil > now ? [formerSealed] : []
  const { secretKey } = app.get('settings')
  return [sealedSecret, ...former].map((sealed) => openSecret(secretKey, customerId, sealed))
}

// What a system says of an address is its own business; the owner needs to know which kind of failure it was.
const problemOf = (error: unknown): string => {
  if (error instanceof AddressRefused) return error.message
  const { name, code = '' } = error as { name?: string; code?: string }
  if (name === 'AbortError' || name === 'TimeoutError') return 'no-answer-in-time'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'no-such-host'
  if (/CERT|SSL|TLS|ALTNAME/.test(code)) return `bad-certificate ${code}`
  return `no-connection ${code}`.trim()
}

/** Sends a delivery once. */
export const sendDelivery = async (
  app: Application,
  delivery: DeliveryRow,
  { post, now }: { post: PostTo; now: Date },
): Promise<Attempt> => {
  const { endpointId, event, eventId, body } = delivery
  const endpoint = await app.get('database').knex('webhook_endpoints').where({ id: endpointId }).first()
  if (!endpoint) return { isDelivered: false, responseStatus: null, responseBody: '', problem: '' }
  const secrets = secretsOf(app, endpoint, now)
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Mainstreet-Webhooks/1',
    'mainstreet-event': event,
    'mainstreet-delivery': eventId,
    'mainstreet-signature': signatureOf(body, Math.floor(now.getTime() / 1000), secrets),
  }
  try {
    const { status, body: responseBody } = await post(endpoint.url, { headers, body })
    return { isDelivered: status >= 200 && status < 300, responseStatus: status, responseBody, problem: '' }
  } catch (error) {
    return { isDelivered: false, responseStatus: null, responseBody: '', problem: problemOf(error) }
  }
}

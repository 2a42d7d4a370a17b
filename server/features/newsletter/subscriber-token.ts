import type { Application } from '../../declarations'
import { readSignedId, signId } from '../../kit/secrets/signed-id'

const purpose = 'mainstreet newsletters'

/** The token of a subscriber's links: it confirms and it leaves. */
export const subscriberToken = (app: Application, id: number): string =>
  signId(id, { purpose, secretKey: app.get('settings').secretKey })

/** The subscriber of a token; undefined where the signature is not ours. */
export const readSubscriberToken = (app: Application, token: string): number | undefined =>
  readSignedId(token, { purpose, secretKey: app.get('settings').secretKey })

import { readSignedId, signId } from '../../kit/secrets/signed-id'

const purpose = 'mainstreet order links'

/** The token of a buyer's link to an order: its id and a signature that only this installation can make. */
export const orderToken = (id: number, secretKey: string): string => signId(id, { purpose, secretKey })

/** The order's id of a token; undefined where the signature is not ours. */
export const readOrderToken = (token: string, secretKey: string): number | undefined =>
  readSignedId(token, { purpose, secretKey })

const confirming = 'mainstreet order confirmations'

/** The token by which a buyer says that an order is meant; it stands in the mail to the buyer alone. */
export const confirmationToken = (id: number, secretKey: string): string =>
  signId(id, { purpose: confirming, secretKey })

/** The order's id of a buyer's confirmation; undefined where the signature is not ours. */
export const readConfirmationToken = (token: string, secretKey: string): number | undefined =>
  readSignedId(token, { purpose: confirming, secretKey })

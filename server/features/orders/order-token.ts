import { readSignedId, signId } from '../../kit/secrets/signed-id'

const purpose = 'mainstreet order links'

/** The token of a buyer's link to an order: its id and a signature that only this installation can make. */
export const orderToken = (id: number, secretKey: string): string => signId(id, { purpose, secretKey })

/** The order's id of a token; undefined where the signature is not ours. */
export const readOrderToken = (token: string, secretKey: string): number | undefined =>
  readSignedId(token, { purpose, secretKey })

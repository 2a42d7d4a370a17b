import { readSignedId, signId } from '../../../kit/secrets/signed-id'

const purpose = 'mainstreet sales at the counter'

/** The token of the link that pays a sale. */
export const tillToken = (id: number, secretKey: string): string => signId(id, { purpose, secretKey })

/** The sale of a token; undefined where the signature is not ours. */
export const readTillToken = (token: string, secretKey: string): number | undefined =>
  readSignedId(token, { purpose, secretKey })

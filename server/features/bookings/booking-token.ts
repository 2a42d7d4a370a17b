import { readSignedId, signId } from '../../kit/secrets/signed-id'

const purpose = 'mainstreet booking links'

/** The token of a guest's link to a booking. */
export const bookingToken = (id: number, secretKey: string): string => signId(id, { purpose, secretKey })

/** The booking's id of a token; undefined where the signature is not ours. */
export const readBookingToken = (token: string, secretKey: string): number | undefined =>
  readSignedId(token, { purpose, secretKey })

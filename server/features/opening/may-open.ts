import { Forbidden } from '@feathersjs/errors'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Knex } from 'knex'
import type { Caller } from '../../kit/service/caller/caller'

/** An accepted invitation to open a business that was not used yet. */
export interface OpeningRight {
  invitationId: number
  userId: number
}

/** Finds what lets a caller open a business: an invitation for an owner, locked inside of a work; nothing more for staff; 403 for who has none. */
export const mayOpen = async (db: Knex, caller: Caller): Promise<OpeningRight | undefined> => {
  if (caller.role === 'staff' || caller.role === 'server') return undefined
  if (caller.role !== 'owner') throw new Forbidden(refusal('not-allowed'))
  const { userId } = caller
  const find = db('invitations').where({ customerId: null, acceptedBy: userId }).orderBy('id')
  const found = await (db.isTransaction ? find.forUpdate() : find).first('id')
  if (!found) throw new Forbidden(refusal('no-open-invitation'))
  return { invitationId: found.id, userId }
}

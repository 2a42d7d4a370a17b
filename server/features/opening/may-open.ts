import { Forbidden } from '@feathersjs/errors'
import type { Knex } from 'knex'
import type { Caller } from '../../kit/service/caller/caller'

/** An accepted invitation to open a business that was not used yet. */
export interface OpeningRight {
  invitationId: number
  userId: number
}

/** Finds what lets a caller open a business: nothing more for staff, an invitation for an owner; 403 for who has none. Inside of a work the invitation is locked, so that it is used once. */
export const mayOpen = async (db: Knex, caller: Caller): Promise<OpeningRight | undefined> => {
  if (caller.role === 'staff' || caller.role === 'server') return undefined
  if (caller.role !== 'owner') throw new Forbidden('You may not do that.')
  const { userId } = caller
  const find = db('invitations').where({ customerId: null, acceptedBy: userId }).orderBy('id')
  const found = await (db.isTransaction ? find.forUpdate() : find).first('id')
  if (!found) throw new Forbidden('You have no open invitation to open a business.')
  return { invitationId: found.id, userId }
}

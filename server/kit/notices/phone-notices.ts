import type { NoticeKind } from '@mainstreet/shared/rules/notices'
import type { Rows } from '../database/rows'
import type { Table } from '../service/stored-row'
import type { Work } from '../service/work'

/** What a phone shows; a later one of the same tag takes its place. */
export interface PhoneNotice {
  title: string
  body: string
  /** Of the back office. */
  path: string
  tag: string
}

/** The tag of what is told about a row. */
export const noticeTag = (about: NoticeKind, id: number | undefined): string => `${about}:${id ?? ''}`

/** A notice on its way to one phone. */
export interface QueuedNotice extends PhoneNotice {
  id: number
  phoneId: number
  customerId: number
  attempts: number
}

/** Where the worker hears that there is something to send. */
export const channel = 'phone_notices'

interface ToPhones {
  userId: number
  /** The business that it is of. */
  customerId: number
  /** It leaves then. */
  runAt: Date
}

/** Queues a notice in the caller's work for all phones of a user; answers how many these are. */
export const queuePhoneNotice = async (
  { trx }: Pick<Work, 'trx'>,
  { userId, customerId, runAt }: ToPhones,
  { title, body, path, tag }: PhoneNotice,
): Promise<number> => {
  const { rows } = await trx.raw<Rows<unknown>>(
    `insert into phone_notices ("phoneId", "customerId", title, body, path, tag, "runAt")
     select phones.id, :customerId, :title, :body, :path, :tag, :runAt from phones
     join sessions on sessions.id = phones."sessionId"
     where sessions."userId" = :userId and sessions."endedAt" is null
     returning pg_notify('${channel}', '')`,
    {
      userId,
      customerId,
      runAt,
      title: title.slice(0, 120),
      body: body.slice(0, 300),
      path,
      tag: tag.slice(0, 120),
    },
  )
  return rows.length
}

declare module 'knex/types/tables' {
  interface Tables {
    phones: Table<{
      id: number
      /** A phone is told of nothing once its session has ended. */
      sessionId: string
      /** Where its push service takes what is for it. */
      endpoint: string
      p256dh: string
      auth: string
      createdAt: Date
    }>
    phone_notices: Table<QueuedNotice & { runAt: Date; leasedUntil: Date | null }>
  }
}

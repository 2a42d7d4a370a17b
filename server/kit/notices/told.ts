import {
  noticeKinds,
  wayOf,
  type NoticeChoices,
  type NoticeKind,
  type QuietHours,
} from '@mainstreet/shared/rules/notices'

/** Somebody with access to a business, as far as it matters for who is told of what. */
export interface Person extends NoticeChoices, QuietHours {
  userId: number
  email: string
  /** How many phones and browsers this person has connected. */
  phones: number
}

/** Who is told of one kind of thing. */
export interface Told {
  /** Addresses, each once. */
  mails: readonly string[]
  phones: readonly Person[]
  /** The first owner who is not mailed of it at once: who hears of it when nobody looks at it. */
  next?: string
}

/** SQL for the people of a row of `account` who may sign in, as JSON. */
export const peopleSql = `(select coalesce(json_agg(json_build_object(
    'userId', users.id, 'email', users.email, 'role', member.role, 'duties', member.duties,
    ${noticeKinds.map((kind) => `'${kind}', coalesce(notices."${kind}", 'mail')`).join(', ')},
    'quietFrom', coalesce(notices."quietFrom", '22:00'), 'quietUntil', coalesce(notices."quietUntil", '07:00'),
    'phones', (select count(*)::int from phones join sessions on sessions.id = phones."sessionId"
      where sessions."userId" = users.id and sessions."endedAt" is null)
  ) order by users.email), '[]')
  from users join user_accounts member on member."userId" = users.id
  left join notices_to notices on notices.id = member.id
  where member."customerId" = account.id and not users.disabled) as people`

const different = (addresses: readonly string[]) => [
  ...new Map(addresses.filter(Boolean).map((address) => [address.toLowerCase(), address])).values(),
]

/** Who is told of a kind: the business's own address for it and whoever has chosen so; a phone that is not connected is told by mail. */
export const toldOf = (people: readonly Person[], kind: NoticeKind, business = ''): Told => {
  const phones = people.filter((person) => wayOf(person, kind) === 'phone' && person.phones > 0)
  const byMail = people.filter((person) => wayOf(person, kind) !== 'off' && !phones.includes(person))
  const mails = different([business, ...byMail.map(({ email }) => email)])
  const next = people.find(({ role, email }) => role === 'owner' && !mails.includes(email))?.email
  return { mails, phones, next }
}

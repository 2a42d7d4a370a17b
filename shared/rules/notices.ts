import type { Duty, Standing } from '../access'
import { secondsOf } from './time/hours'
import { localTime } from './time/local-time'
import { dateAfter, momentOf } from './time/openings'

/** What a business is told of. */
export const noticeKinds = ['order', 'table', 'message', 'condolence', 'lowStock', 'wrong'] as const

/** One of them. */
export type NoticeKind = (typeof noticeKinds)[number]

/** How a person is told of something: by mail, on the phones and browsers that the person has connected, or not. */
export const noticeWays = ['mail', 'phone', 'off'] as const

/** One of them. */
export type NoticeWay = (typeof noticeWays)[number]

/** What whoever has a duty is told of. */
const toldBy: Partial<Record<Duty, NoticeKind>> = {
  orders: 'order',
  tables: 'table',
  messages: 'message',
  notices: 'condolence',
  menu: 'lowStock',
}

/** Whether somebody can be told of a kind: owners of all, a helper of what the own duties bring. */
export const covers = ({ role, duties }: Standing, kind: NoticeKind): boolean =>
  role === 'owner' || duties.some((duty) => toldBy[duty] === kind)

/** How a person wants to be told of each kind. */
export type NoticeChoices = Readonly<Record<NoticeKind, NoticeWay>> & Standing

/** How a person is told of a kind: as chosen, of what the duties cover. */
export const wayOf = (person: NoticeChoices, kind: NoticeKind): NoticeWay =>
  covers(person, kind) ? person[kind] : 'off'

/** Which kinds nobody of these is told of. */
export const untoldOf = (people: readonly NoticeChoices[]): NoticeKind[] =>
  noticeKinds.filter((kind) => people.every((person) => wayOf(person, kind) === 'off'))

/** When somebody's phones are left alone, HH:MM:SS of the business's clock; equal: never. */
export interface QuietHours {
  quietFrom: string
  quietUntil: string
}

/** The first moment from now on at which a phone may be told something. */
export const afterQuiet = (now: Date, { quietFrom, quietUntil }: QuietHours, timezone: string): Date => {
  const { date, seconds } = localTime(now, timezone)
  const [from, until] = [secondsOf(quietFrom), secondsOf(quietUntil)]
  const isQuiet = from <= until ? seconds >= from && seconds < until : seconds >= from || seconds < until
  if (!isQuiet) return now
  return new Date(momentOf(seconds < until ? date : dateAfter(date, 1), until, timezone))
}

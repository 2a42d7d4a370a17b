import type { CalendarEntry } from '@mainstreet/shared/contracts/calendar/calendar'
import { addressedLocale, addressIn, type Locale } from '@mainstreet/shared/rules/language'
import { pathTo, routes } from '@mainstreet/shared/routes'
import type { Application } from '../../declarations'
import type { Middleware, RequestContext } from '../../kit/http/context'
import { answerFile } from '../../kit/http/cached/cached-answer'
import { originOf } from '../../kit/http/site-origin'
import type { Tenant } from '../../kit/tenants'
import { allRows, readPage, readRow } from '../site/read-rows'
import { visitorReads } from '../site/visitor-reads'
import { calendarIcs } from './calendar-ics'

const kinds = {
  events: { page: routes.event, en: 'Events', fr: 'Événements' },
  funerals: { page: routes.funeral, en: 'Funerals', fr: 'Funérailles' },
} as const
const visitation = { en: 'Visitation', fr: 'Visites' } as const

type Kind = keyof typeof kinds
interface Asked {
  kind: Kind
  /** One entry; undefined asks for all. */
  id?: number
  language: Locale
}

const address = /^\/(events|funerals)(?:\/([1-9]\d{0,8}))?\.ics$/

const askedBy = (path: string): Omit<Asked, 'language'> | undefined => {
  const [, kind, id] = address.exec(path) ?? []
  return kind ? { kind: kind as Kind, id: id === undefined ? undefined : Number(id) } : undefined
}

const readEntries = async (app: Application, tenant: Tenant, asked: Asked): Promise<CalendarEntry[]> => {
  const { kind, id, language } = asked
  const reads = visitorReads(app, tenant.id, language)
  if (id === undefined) return (await readPage<Kind>(reads, kind, allRows)).data
  const entry = await readRow<Kind>(reads, kind, id)
  return entry ? [entry] : []
}

const hasDate = (entry: CalendarEntry) =>
  entry.startsAt !== null || ('visitationAt' in entry && entry.visitationAt !== null)

const fileOf = async (
  app: Application,
  tenant: Tenant,
  { asked, origin }: { asked: Asked; origin: string },
) => {
  const { kind, id, language } = asked
  const entries = await readEntries(app, tenant, asked)
  if (id !== undefined && !entries.some(hasDate)) return undefined
  const site = await app.service('site').find({ query: { lang: language }, siteId: tenant.id })
  const { name } = site.company
  return calendarIcs({
    name: id === undefined ? `${kinds[kind][language]} · ${name}` : name,
    timezone: tenant.timezone,
    entries,
    urlOf: (entry) => addressIn(origin + pathTo(kinds[kind].page, entry.id), language, tenant.language),
    visitation: visitation[language],
  })
}

const notFound = (ctx: RequestContext) => {
  ctx.set('x-content-type-options', 'nosniff')
  ctx.status = 404
  ctx.type = 'text/plain; charset=utf-8'
  ctx.body = 'Not found\n'
}

const sendCalendar = async (
  ctx: RequestContext,
  app: Application,
  { tenant, asked }: { tenant: Tenant; asked: Asked },
) => {
  const origin = originOf(ctx, tenant.domain, app.get('settings'))
  const isAnswered = await answerFile(ctx, app.get('readCache'), {
    key: `calendar ${tenant.id} ${origin} ${asked.language} ${ctx.path}`,
    customerId: tenant.id,
    make: async () => {
      const ics = await fileOf(app, tenant, { asked, origin })
      return ics === undefined ? undefined : { bytes: Buffer.from(ics), type: 'text/calendar; charset=utf-8' }
    },
  })
  if (!isAnswered) return notFound(ctx)
  const name = asked.id === undefined ? asked.kind : `${asked.kind}-${asked.id}`
  ctx.set('content-disposition', `inline; filename="${name}.ics"`)
}

/** Answers, in the language of the address or else the account's, /events.ics, /events/7.ics and the same of funerals, for each site its own. */
export const calendarFiles =
  (app: Application): Middleware =>
  async (ctx, next) => {
    const asked = ctx.method === 'GET' || ctx.method === 'HEAD' ? askedBy(ctx.path) : undefined
    if (!asked) return next()
    const { tenant } = ctx.state
    return tenant?.published
      ? sendCalendar(ctx, app, {
          tenant,
          asked: { ...asked, language: addressedLocale(ctx.search) ?? tenant.language },
        })
      : notFound(ctx)
  }

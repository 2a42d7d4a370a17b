import { Conflict, NotFound } from '@feathersjs/errors'
import { comeToEvent, lightCandle } from '@mainstreet/shared/contracts/calendar/calendar'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { hasEnded } from '@mainstreet/shared/rules/time/calendar'
import type { Application } from '../../declarations'
import type { Table } from '../../kit/service/stored-row'
import { server } from '../../kit/service/caller/caller'
import { operationService } from '../../kit/service/define-service'
import type { Call } from '../../kit/service/service-params'
import type { Work } from '../../kit/service/work'
import { siteInView } from '../../kit/visible-account'

interface Mark {
  /** Of whom or what. */
  of: { eventId: number } | { funeralId: number }
  key: string
  /** 0 takes it away. */
  people: number
}

/** Puts a browser's mark there in place of the one it had; answers what there is now in all. */
const putMark = async ({ trx }: Work, { of, key, people }: Mark): Promise<number> => {
  await trx('entry_marks')
    .where({ ...of, key })
    .delete()
  if (people) await trx('entry_marks').insert({ ...of, key, people })
  const [sum] = await trx('entry_marks')
    .where(of)
    .select<{ all: number }[]>(trx.raw('coalesce(sum(people), 0)::int as all'))
  return sum!.all
}

/** The site in view, for a visitor who may leave a mark there. */
const openSite = async (app: Application, call: Call) => {
  const tenant = await siteInView(app, call)
  await app.get('limits').limitAddress('entry-mark-address', call.address)
  return tenant
}

/** Counts who says to come to an event that is still to be. */
export const comeToEventOperation = operationService(comeToEvent, (app) => async ({ id, ...mark }, call) => {
  const { id: customerId, timezone } = await openSite(app, call)
  return app.get('runWork')(server, async (work) => {
    const event = await work
      .trx('events')
      .where({ id, customerId, status: 'public', takesGuests: true, cancelled: false })
      .forUpdate()
      .first('startsAt', 'endsAt', 'allDay')
    if (!event) throw new NotFound(refusal('no-such', { what: 'event', id }))
    const times = {
      ...event,
      startsAt: event.startsAt?.toISOString() ?? null,
      endsAt: event.endsAt?.toISOString() ?? null,
    }
    if (hasEnded(times, { now: work.now, timezone })) throw new Conflict(refusal('event-over'))
    const coming = await putMark(work, { of: { eventId: id }, ...mark })
    await app.service('events').rewrite(id, { coming }, work)
    return { ok: true as const, coming }
  })
})

/** Counts the candles of a notice, one a browser. */
export const lightCandleOperation = operationService(lightCandle, (app) => async ({ id, key }, call) => {
  const { id: customerId } = await openSite(app, call)
  return app.get('runWork')(server, async (work) => {
    const notice = await work
      .trx('funerals')
      .where({ id, customerId, status: 'public', takesCondolences: true })
      .forUpdate()
      .first('id')
    if (!notice) throw new NotFound(refusal('no-such', { what: 'funeral', id }))
    const candles = await putMark(work, { of: { funeralId: id }, key, people: 1 })
    await app.service('funerals').rewrite(id, { candles }, work)
    return { ok: true as const, candles }
  })
})

declare module 'knex/types/tables' {
  interface Tables {
    entry_marks: Table<{
      id: number
      eventId: number | null
      funeralId: number | null
      key: string
      people: number
    }>
  }
}

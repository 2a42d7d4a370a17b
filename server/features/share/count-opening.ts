import type { ShortLink } from '@mainstreet/shared/contracts/marketplace/share'
import { server } from '../../kit/service/caller/caller'
import type { Application } from '../../declarations'
import { groupCalls } from '../../kit/group-calls'
import type { Work } from '../../kit/service/work'
import type { Table } from '../../kit/service/stored-row'
import type { Rows } from '../../kit/database/rows'

/** Somebody opened a short address. */
export interface Opening {
  linkId: number
  /** YYYY-MM-DD. */
  day: string
  /** A name for a visitor of that day, and of no other. */
  visitor: string
}

// Who is new is counted in the statement that notes it; links are locked in one order by everybody.
const statement = `with come as (
    select distinct "linkId", day, visitor
    from unnest(:links::int[], :days::date[], :visitors::text[]) as come ("linkId", day, visitor)
  ), added as (
    insert into short_link_visitors ("linkId", day, visitor)
    select "linkId", day, visitor from come join short_links on short_links.id = "linkId"
    order by 1, 2, 3 on conflict do nothing returning "linkId"
  ), counts as (
    select "linkId", count(*)::int as added from added group by 1
  ), locked as (
    select id from short_links where id in (select "linkId" from counts) order by id for update
  )
  update short_links set opens = opens + added from counts, locked
  where short_links.id = counts."linkId" and locked.id = short_links.id
  returning short_links.*, added`

/** Notes openings and counts those of visitors who have not opened the same address on that day. */
const countOpenings = async (work: Work, openings: readonly Opening[]): Promise<void> => {
  const { rows } = await work.trx.raw<Rows<ShortLink & { added: number }>>(statement, {
    links: openings.map(({ linkId }) => linkId),
    days: openings.map(({ day }) => day),
    visitors: openings.map(({ visitor }) => visitor),
  })
  if (rows.length === 0) work.unseen('short-links')
  for (const { added, ...after } of rows)
    work.changed('short-links', { before: { ...after, opens: after.opens - added }, after })
}

/** Counts openings; those that come while others are being committed share a work. */
export const createOpeningCounter = (app: Application) =>
  groupCalls({
    run: async (openings: readonly Opening[]) => {
      await app.get('runWork')(server, (work) => countOpenings(work, openings))
      return openings.map(() => undefined)
    },
    isOfOneCall: () => false,
    max: 200,
  })

/** Forgets who came before yesterday: nobody is counted by it any more. */
export const forgetVisitors = (app: Application): Promise<number> =>
  app.get('database').knex('short_link_visitors').whereRaw(`day < current_date - 1`).delete()

declare module 'knex/types/tables' {
  interface Tables {
    short_link_visitors: Table<{ linkId: number; day: string; visitor: string }>
  }
}

import { customerListOperation } from '@mainstreet/shared/contracts/customers'
import type { Knex } from 'knex'
import { operationService } from '../../kit/service/define-service'
import type { Rows } from '../../kit/database/rows'
import { findCustomers } from './find-customers'

// From one region to the next by the index, which a plain `distinct` would read whole.
const regionsSql = `with recursive one(region) as (
    select min(region) from account
    union all
    select (select min(region) from account where region > one.region) from one where one.region is not null
  ) select region from one where region is not null`

const regionsOf = async (knex: Knex): Promise<string[]> => {
  const { rows } = await knex.raw<Rows<{ region: string }>>(regionsSql)
  return rows.map(({ region }) => region)
}

/** The platform's customers, found, sorted and paged by the database. */
export const listCustomers = operationService(customerListOperation, (app) => async (query) => {
  const { knex } = app.get('database')
  const [found, regions] = await Promise.all([findCustomers(knex, query), regionsOf(knex)])
  return { ok: true as const, ...found, regions }
})

import { publishedStatus } from '@mainstreet/shared/contracts/account'
import {
  customersPerPage,
  type CustomerQuery,
  type CustomerSort,
  type ListedCustomer,
} from '@mainstreet/shared/contracts/customers'
import { foldText } from '@mainstreet/shared/rules/fold-text'
import type { Knex } from 'knex'
import { holding } from '../../kit/text/holding'

const shortestGram = 3

const paid = `(select count(*)::int from account_orders o where o."customerId" = account.id
  and o."paidAt" > now() - interval '30 days' and not o.test and not o.unlisted)`
const visits = `(select coalesce(sum(v.visits), 0)::int from visit_days v where v."customerId" = account.id
  and v.day > (now() at time zone account.timezone)::date - 30)`

const orders: Record<CustomerSort, string> = {
  name: 'account.str_company_name',
  domain: 'account.str_domain',
  orders: paid,
  visits,
  newest: 'account.id',
}

// Those with most come first unless the caller says otherwise.
const isDescending = ({ sort, descending }: CustomerQuery) =>
  descending ?? (sort === 'orders' || sort === 'visits' || sort === 'newest')

/** The accounts and the owners' accounts that hold a word; each half by its own index. Helpers are no owners. */
const holds = (knex: Knex, word: string): Knex.Raw => {
  const like = holding(word)
  const indexed = word.length >= shortestGram ? 'search_grams("searchText") @> search_grams(:word) and' : ''
  return knex.raw(
    `account.id in (select id from account where ${indexed} "searchText" like :like
      union select owned."customerId" from user_accounts owned
        where owned.role = 'owner' and owned."userId" in (select id from users where ${indexed} "searchText" like :like)
      union select id from account where id = :id)`,
    { word, like, id: /^\d{1,9}$/.test(word) ? Number(word) : null },
  )
}

/** The customers that a query asks for, in no order yet. */
const matchingCustomers = (knex: Knex, query: CustomerQuery) => {
  const { search = '', state, role, region } = query
  const found = knex('account')
  for (const word of search.split(/\s+/).map(foldText).filter(Boolean)) found.whereRaw(holds(knex, word))
  if (state === 'published') found.where('int_status_id', publishedStatus)
  if (state === 'suspended') found.whereNot('int_status_id', publishedStatus)
  if (role) found.whereRaw('roles @> ?::jsonb', [JSON.stringify([role])])
  if (region) found.where({ region })
  return found
}

/** Who is named as a customer's owner: the first by name. */
const owner = `(select json_build_object('id', u.id, 'name', u.name, 'email', u.email)
  from user_accounts owned join users u on u.id = owned."userId"
  where owned."customerId" = account.id and owned.role = 'owner' order by u.name, u.id limit 1)`
const owners = `(select count(*)::int from user_accounts owned
  where owned."customerId" = account.id and owned.role = 'owner')`

const countOf = async (knex: Knex, query: CustomerQuery): Promise<number> =>
  (await matchingCustomers(knex, query).first<{ total: number }>(knex.raw('count(*)::int as total'))).total

/** The ids of one page, and how many there are in all. */
const pageOf = async (knex: Knex, query: CustomerQuery) => {
  const { sort = 'name', skip = 0, search } = query
  const direction = isDescending(query) ? 'desc' : 'asc'
  const page = matchingCustomers(knex, query)
    .select('account.id', 'account.timezone')
    .orderByRaw(`${orders[sort]} ${direction}, account.id ${direction}`)
    .limit(customersPerPage)
    .offset(skip)
  if (!search) {
    // An index ends the page early, and another one counts.
    const [ids, total] = await Promise.all([page.pluck<number[]>('account.id'), countOf(knex, query)])
    return { ids, total }
  }
  // What is searched for is found once, and counted with it.
  const rows = await page.select<{ id: number; total: number }[]>(knex.raw('count(*) over ()::int as total'))
  const [first] = rows
  const total = first || skip === 0 ? (first?.total ?? 0) : await countOf(knex, query)
  return { ids: rows.map(({ id }) => id), total }
}

/** One page of the customers that a query asks for, and how many there are in all. */
export const findCustomers = async (
  knex: Knex,
  query: CustomerQuery,
): Promise<{ customers: ListedCustomer[]; total: number }> => {
  const { ids, total } = await pageOf(knex, query)
  const rows: ListedCustomer[] = await knex('account')
    .whereIn('id', ids)
    .select('id', 'str_company_name', 'str_domain', 'str_city', 'region', 'int_status_id', 'roles', {
      owner: knex.raw(owner),
      owners: knex.raw(owners),
      orders: knex.raw(paid),
      visits: knex.raw(visits),
    })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return { customers: ids.flatMap((id) => byId.get(id) ?? []), total }
}

import { publishedStatus } from '@mainstreet/shared/contracts/account'
import {
  countedCustomers,
  customersPerPage,
  type CustomerPage,
  type CustomerQuery,
  type CustomerSort,
  type ListedCustomer,
} from '@mainstreet/shared/contracts/customers'
import { foldText } from '@mainstreet/shared/rules/fold-text'
import type { Knex } from 'knex'
import { likePattern } from '../../kit/text/like-pattern'

const shortestGram = 3

// Words are common where one of twenty-five accounts holds them, as far as the first of them tell.
const sampled = 100
const commonShare = 25

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

/** The orders that an index is in. */
const indexed: readonly CustomerSort[] = ['name', 'domain', 'newest']

// Those with most come first unless the caller says otherwise.
const isDescending = ({ sort, descending }: CustomerQuery) =>
  descending ?? (sort === 'orders' || sort === 'visits' || sort === 'newest')

type Holds = (knex: Knex, word: string) => Knex.Raw

const idOf = (word: string) => (/^\d{1,9}$/.test(word) ? Number(word) : null)

const byGrams = (knex: Knex, word: string): Knex.Raw => {
  const grams = word.length >= shortestGram ? 'search_grams("searchText") @> search_grams(:word) and' : ''
  return knex.raw(`(${grams} "searchText" like :like)`, { word, like: likePattern(word) })
}

/** Whether an account or one of its owners holds a word, asked of one after the other. Helpers are no owners. */
const holdsByRow: Holds = (knex, word) =>
  // Not `exists`: that is answered by a list of all owners who hold it.
  knex.raw(
    `(account."searchText" like :like or account.id = :id or
      (select true from user_accounts owned join users u on u.id = owned."userId"
        where owned."customerId" = account.id and owned.role = 'owner' and u."searchText" like :like limit 1))`,
    { like: likePattern(word), id: idOf(word) },
  )

/** The accounts that hold words, each found by an index: all in its own text, or one by its owners or its id and then all by row. */
const heldByIndex = (knex: Knex, words: readonly string[]) => {
  const ids: Knex.QueryBuilder = knex('account').select('id')
  for (const word of words) ids.where(byGrams(knex, word))
  for (const word of words) {
    const people = knex('users').select('id').where(byGrams(knex, word))
    const owned: Knex.QueryBuilder = knex('user_accounts').where('role', 'owner').whereIn('userId', people)
    ids.union([
      owned.select('customerId'),
      knex('account')
        .select('id')
        .whereRaw('id = ?', [idOf(word)]),
    ])
  }
  return ids
}

/** The same of its own text alone. */
const holdsItself: Holds = (knex, word) => knex.raw('account."searchText" like ?', [likePattern(word)])

const wordsOf = ({ search = '' }: CustomerQuery) => search.split(/\s+/).map(foldText).filter(Boolean)

const narrowCustomers = (knex: Knex, { state, role, region }: CustomerQuery) => {
  const found = knex('account')
  if (state === 'published') found.where('int_status_id', publishedStatus)
  if (state === 'suspended') found.whereNot('int_status_id', publishedStatus)
  if (role) found.whereRaw('roles @> ?::jsonb', [JSON.stringify([role])])
  if (region) found.where({ region })
  return found
}

/** The customers that a query asks for, in no order yet. */
const matchingCustomers = (knex: Knex, query: CustomerQuery, holds: Holds) => {
  const found = narrowCustomers(knex, query)
  for (const word of wordsOf(query)) found.whereRaw(holds(knex, word))
  return found
}

/** Who is named as a customer's owner: the first by name. */
const owner = `(select json_build_object('id', u.id, 'name', u.name, 'email', u.email)
  from user_accounts owned join users u on u.id = owned."userId"
  where owned."customerId" = account.id and owned.role = 'owner' order by u.name, u.id limit 1)`
const owners = `(select count(*)::int from user_accounts owned
  where owned."customerId" = account.id and owned.role = 'owner')`

interface Sample {
  seen: number
  /** Those that hold the words themselves, and those that do with their owners. */
  own: number
  held: number
}

/** How the first accounts by name hold the words. */
const sampleOf = async (knex: Knex, words: readonly string[]): Promise<Sample> => {
  const first = knex('account').select('id', 'searchText').orderBy(['str_company_name', 'id']).limit(sampled)
  const counted = (name: keyof Sample, holds: Holds) =>
    knex.raw(`(count(*) filter (where ${words.map(() => '?').join(' and ')}))::int as ??`, [
      ...words.map((word) => holds(knex, word)),
      name,
    ])
  const [sample] = await knex
    .from(first.as('account'))
    .select<Sample[]>(
      knex.raw('count(*)::int as seen'),
      counted('own', holdsItself),
      counted('held', holdsByRow),
    )
  return sample!
}

const isCommon = (held: number, seen: number) => seen === sampled && held * commonShare >= seen

/** The way through the index of an order, which is the sooner at the end of its page the more accounts hold the words; undefined for another. */
const walkOf = async (knex: Knex, query: CustomerQuery) => {
  const words = wordsOf(query)
  const page = matchingCustomers(knex, query, holdsByRow)
  if (words.length === 0) return { page, counts: [page] }
  if (!indexed.includes(query.sort ?? 'name')) return undefined
  const { seen, own, held } = await sampleOf(knex, words)
  if (!isCommon(held, seen)) return undefined
  // Those with an owner who holds the words are more, and are counted where the others are few.
  const counts = isCommon(own, seen) ? [matchingCustomers(knex, query, holdsItself), page] : [page]
  return { page, counts }
}

/** How many there are, counted no further than to one more than `most`: by the first that finds so many, or the last. */
const countTo = async (knex: Knex, most: number, counts: readonly Knex.QueryBuilder[]): Promise<number> => {
  let total = 0
  for (const found of counts) {
    const counted = found
      .clone()
      .select('account.id')
      .limit(most + 1)
    const [row] = await knex
      .from(counted.as('counted'))
      .select<{ total: number }[]>(knex.raw('count(*)::int as total'))
    total = row!.total
    if (total > most) break
  }
  return total
}

/** The ids of one page, and how many there are in all, of which no more than `most` are sure. */
const pageOf = async (knex: Knex, query: CustomerQuery) => {
  const { sort = 'name', skip = 0 } = query
  const direction = isDescending(query) ? 'desc' : 'asc'
  const most = Math.max(countedCustomers, skip + customersPerPage)
  const sorted = (found: Knex.QueryBuilder) =>
    found
      .clone()
      .orderByRaw(`${orders[sort]} ${direction}, account.id ${direction}`)
      .limit(customersPerPage)
      .offset(skip)
  const walk = await walkOf(knex, query)
  if (walk) {
    const [ids, total] = await Promise.all([
      sorted(walk.page).pluck<number[]>('account.id'),
      countTo(knex, most, walk.counts),
    ])
    return { ids, total, most }
  }
  const held = heldByIndex(knex, wordsOf(query))
  const found = matchingCustomers(knex, query, holdsByRow).whereIn('account.id', held)
  // What is searched for is found once, and counted with it.
  const rows = await sorted(found).select<{ id: number; total: number }[]>(
    'account.id',
    'account.timezone',
    knex.raw('count(*) over ()::int as total'),
  )
  const [first] = rows
  const total = first || skip === 0 ? (first?.total ?? 0) : await countTo(knex, most, [found])
  return { ids: rows.map(({ id }) => id), total, most }
}

/** One page of the customers that a query asks for, and how many there are, counted to `countedCustomers`. */
export const findCustomers = async (
  knex: Knex,
  query: CustomerQuery,
): Promise<Pick<CustomerPage, 'customers' | 'total' | 'more'>> => {
  const { ids, total, most } = await pageOf(knex, query)
  const rows: ListedCustomer[] = await knex('account')
    .whereIn('id', ids)
    .select(
      'id',
      'str_company_name',
      'str_logo_image',
      'str_header_image',
      'str_domain',
      'str_city',
      'region',
      'int_status_id',
      'roles',
      {
        owner: knex.raw(owner),
        owners: knex.raw(owners),
        orders: knex.raw(paid),
        visits: knex.raw(visits),
      },
    )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const customers = ids.flatMap((id) => byId.get(id) ?? [])
  return { customers, total: Math.min(total, most), more: total > most }
}

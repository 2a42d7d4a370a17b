import type { Knex } from 'knex'
import type { Migration } from '../server/kit/database/migrate'

// The database's twin of shared/rules/fold-text.ts; it also takes the words out of rich text.
const decomposed = `regexp_replace(normalize(
      replace(replace(replace(replace(replace(replace(
        regexp_replace(html, '<[^>]*>', '', 'g'),
        '&nbsp;', ''), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'),
      NFD), '[\\u0300-\\u036f\\s]+', '', 'g')`

// Letters that are no other with a mark; both cases, since not every database knows how to lower them.
const pairs = [
  ['œ', 'oe'],
  ['Œ', 'oe'],
  ['æ', 'ae'],
  ['Æ', 'ae'],
  ['ß', 'ss'],
  ['ẞ', 'ss'],
  ['þ', 'th'],
  ['Þ', 'th'],
]
const folded = pairs.reduce(
  (text, [letter, letters]) => `replace(${text}, '${letter}', '${letters}')`,
  `translate(${decomposed}, 'łŁøØđĐðÐħĦı', 'llooddddhhi')`,
)

const searchText = (text: string) => `create or replace function search_text(html text) returns text
  language sql immutable strict parallel safe as $$ select lower(${text}) $$`

interface Column {
  table: string
  /** What the column is generated as. */
  words: string
}

const columns = async (knex: Knex): Promise<Column[]> => {
  const { rows } = await knex.raw<{ rows: Column[] }>(`
    select c.relname as table, pg_get_expr(d.adbin, d.adrelid) as words
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attname = 'searchText' and c.relnamespace = current_schema()::regnamespace
    order by c.relname`)
  return rows
}

const indexesOf = async (knex: Knex, table: string): Promise<string[]> => {
  const { rows } = await knex.raw<{ rows: { indexdef: string }[] }>(
    `select indexdef from pg_indexes
    where schemaname = current_schema() and tablename = ? and indexdef like '%"searchText"%'`,
    [table],
  )
  return rows.map(({ indexdef }) => indexdef)
}

const rewrite = async (knex: Knex, { table, words }: Column) => {
  const indexes = await indexesOf(knex, table)
  await knex.raw(`alter table ${table} drop column "searchText",
    add column "searchText" text generated always as (${words}) stored`)
  for (const index of indexes) await knex.raw(index)
}

// A space keeps the parts apart: no folded text has one.
const orderWords = [
  'search_text(name)',
  'search_text(email)',
  `coalesce("orderNumber"::text, '')`,
  `search_text(jsonb_path_query_array(lines, '$[*].title')::text)`,
]
const whereTo = [
  `regexp_replace(phone, '[^0-9]', '', 'g')`,
  'search_text(address)',
  'search_text(postalcode)',
].map((part) => `coalesce(${part}, '')`)

const fold = async (knex: Knex, text: string, ofOrders: readonly string[]) => {
  await knex.raw(searchText(text))
  for (const column of await columns(knex))
    await rewrite(
      knex,
      column.table === 'account_orders' ? { ...column, words: ofOrders.join(` || ' ' || `) } : column,
    )
}

/** A search takes œ for oe, æ for ae, ł for l and ø for o, and finds orders by phone, street and postal code. */
export const searchFolding: Migration = {
  name: '0005-search-folding',
  async up(knex) {
    await fold(knex, folded, [...orderWords, ...whereTo])
  },
  async down(knex) {
    await fold(knex, decomposed, orderWords)
  },
}

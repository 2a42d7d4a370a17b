/** How names sort, how addresses are compared, and what a search reads. */
export const functionStatements: readonly string[] = [
  `create collation by_name (provider = icu, locale = '@colNumeric=yes')`,
  `create collation case_blind (provider = icu, deterministic = false, locale = '@colStrength=secondary')`,
  `create function search_grams(folded text) returns text[] language sql immutable strict parallel safe as $$
      select array(select distinct substr(folded, at, 3) from generate_series(1, length(folded) - 2) at)
    $$`,
  String.raw`create function search_text(html text) returns text language sql immutable strict parallel safe as $$
      select lower(regexp_replace(normalize(
        replace(replace(replace(replace(replace(replace(
          regexp_replace(html, '<[^>]*>', '', 'g'),
          '&nbsp;', ''), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'),
        NFD), '[\u0300-\u036f\s]+', '', 'g'))
    $$`,
  String.raw`create function visit_host(address text) returns text language sql immutable parallel safe as $$select left(lower(
      (regexp_match(address, '^[a-z][a-z0-9+.-]*://(?:[^/?#@]*@)?(\[[^]/?#]*\]|[^/?#:]+)', 'i'))[1]), 253)$$`,
  `create function visit_path(url text) returns text language sql immutable parallel safe as $$select left(regexp_replace(
      regexp_replace(url, '^([a-z][a-z0-9+.-]*:)?//[^/?#]*|[?#].*$', '', 'gi'), '^/*', '/'), 500)$$`,
]

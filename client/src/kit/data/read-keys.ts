import type { Query } from './rest'

/** The key of a list: everything about a path starts with the path. */
export const listKey = (path: string, query: Query = {}) => [path, 'list', query] as const

/** The key of one row. */
export const rowKey = (path: string, id: number) => [path, 'row', id] as const

/** The key of the site that a public page shows. */
export const siteKey = ['site', 'row', 0] as const

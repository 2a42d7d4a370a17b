import type { Contracts, TablePath } from './services'

/** What marks of contracts the client needs where it does not load them: TypeScript holds each list to the contracts. */
type Marked<Mark> = {
  readonly [P in TablePath as Contracts[P] extends Mark ? P : never]: true
}

/** Services whose calls do not name the account in view: accounts themselves, and rows that no account owns. */
export const unscopedPaths: Marked<{ tenantColumn: 'id' } | { ofPlatform: true }> = {
  account: true,
  'tax-rates': true,
  users: true,
}

/** Services whose changes come too often to read a site again for. */
export const quietPaths: Marked<{ quiet: true }> = { 'market-stats': true, 'profile-analytics': true }

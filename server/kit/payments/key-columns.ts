import {
  columnsFor,
  keyedProviderNames,
  keyedProviders,
  type ColumnFor,
  type KeyedProviderName,
  type KeyField,
  type SecretColumn,
} from '@mainstreet/shared/contracts/marketplace/provider-keys'

/** An account's secrets as the column `providerKeys` of its store settings holds them. */
export interface ProviderKeys {
  /** Whose keys it was given last. */
  provider?: KeyedProviderName
  /** Each sealed, under its name on the wire; empty or absent where there is none. */
  fields?: Partial<Record<SecretColumn, string>>
  /** When secret keys took the place of others. */
  since?: Partial<Record<SecretColumn, string>>
}

/** Whose key a column holds. */
export const providerOfKey = (column: SecretColumn): KeyedProviderName | undefined =>
  keyedProviderNames.find((name) => keyedProviders[name].keys.some((key) => key.column === column))

const columnOf = <Use extends KeyField['use']>(name: KeyedProviderName, live: boolean, use: Use) =>
  // Every provider has one for each use and mode.
  keyedProviders[name].keys.find((key) => key.use === use && key.live === live)!.column as ColumnFor<Use>

/** The names of a provider's keys of one mode. */
export const keyColumnsOf = (name: KeyedProviderName, live: boolean) => ({
  secretKey: columnOf(name, live, 'secretKey'),
  publishableKey: columnOf(name, live, 'publishableKey'),
  webhookSecret: columnOf(name, live, 'webhookSecret'),
})

/** SQL for a stored secret, sealed; empty where there is none. */
export const sealedSql = (column: SecretColumn) =>
  `coalesce(store_settings."providerKeys" -> 'fields' ->> '${column}', '')`

/** SQL for whether there is a secret key of a provider, of whichever mode. */
export const hasKeysSql = columnsFor('secretKey')
  .map((column) => `${sealedSql(column)} <> ''`)
  .join(' or ')

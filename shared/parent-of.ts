import type { AnyTableContract } from './contract'
import type { TablePath } from './services'

/** The contract of a child's parent; undefined for rows that stand alone. A contract cannot name this list's paths: the list is made of the contracts. */
export const parentOf = ({ parent }: AnyTableContract) =>
  parent && { path: parent.path as TablePath, key: parent.key }

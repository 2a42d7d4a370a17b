import type { TableRules } from '../../kit/service/table-rules'
import { existingRow } from './existing-row'

/** The rules of a record that an account has once: its id is the account's, and creating it again answers it. */
export const oncePerAccount = (table: string): TableRules => ({
  existing: ({ work, data }) => existingRow(work, table, { customerId: data.customerId as number }),
  beforeWrite: ({ method, data }) => (method === 'create' ? { ...data, id: data.customerId } : data),
})

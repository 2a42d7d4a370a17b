import type { Work } from '../../kit/service/work'
import { existingRow } from './existing-row'

interface Once<Data> {
  method: string
  data: Data
  work: Work
}

/** The rules of a record that an account has once: its id is the account's, and creating it again answers it. */
export const oncePerAccount = (table: string) => ({
  existing: ({ work, data: { customerId } }: Once<{ customerId: number }>) =>
    existingRow(work, table, { customerId }),
  beforeWrite: <Data extends { customerId?: number }>({
    method,
    data,
  }: Once<Data>): Data & { id?: number } => (method === 'create' ? { ...data, id: data.customerId } : data),
})

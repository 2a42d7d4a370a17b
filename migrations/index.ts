import type { Migration } from '../server/kit/migrate'
import { mailOutbox } from './20260101000200-mail-outbox'

/** Every change of the schema, oldest first. */
export const migrations: readonly Migration[] = [mailOutbox]

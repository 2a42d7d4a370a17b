import type { AccountChange } from '@mainstreet/shared/contracts/account-changes'
import type { TableWrite } from '../../kit/service/watch-writes'

/** What goes along with rows that are told of, or is a log itself. */
const goesAlong: ReadonlySet<string> = new Set([
  'account_examples',
  'account_lifecycle',
  'account_lifecycle_log',
  'account_old_domains',
  'audit_findings',
  'audit_runs',
  'authenticators',
  'email_changes',
  'market_import_files',
  'order_counters',
  'order_payments',
  'passkey_challenges',
  'passkeys',
  'password_resets',
  'profile_analytics',
  'recovery_codes',
  'refresh_tokens',
  'sandbox_charges',
  'sandbox_refunds',
  'server_messages',
  'stock_moves',
  'visit_days',
  'visit_pages',
  'visit_referrers',
  'visit_returns',
  'visit_visitors',
])

/** What the log says of rows that no service shows, such as ended sessions: which, and how many. */
export const describeWrite = ({
  table,
  event,
  rows,
}: TableWrite): Pick<AccountChange, 'service' | 'rowId' | 'subject' | 'event' | 'changes'> | undefined =>
  goesAlong.has(table)
    ? undefined
    : { service: table.replaceAll('_', '-'), rowId: null, subject: `× ${rows}`, event, changes: [] }

import { Type } from '@sinclair/typebox'
import { id, labelled, oneOf } from '../columns'
import { operation } from '../operation'
import { accountContract } from './account'

/** How long a closed account can be restored before it is deleted for good. */
export const graceDays = 30

/** Where an account stands in its life; a closed one is deleted when its grace is over. */
export type Standing = 'published' | 'unpublished' | 'suspended' | 'closed'

/** What staff do to an account as a whole. */
export const lifecycleActions = ['suspend', 'reopen', 'close', 'restore'] as const
export type LifecycleAction = (typeof lifecycleActions)[number]

/** Columns that tie an account to the platform and change with a reason. */
export const platformColumns = [
  'str_domain',
  'region',
  'roles',
  'catalogEnabled',
  'ecommerceEnabled',
  'marketplaceEnabled',
] as const
export type PlatformColumn = (typeof platformColumns)[number]

/** A line of an account's life, kept when the account is gone. */
export interface LifecycleEntry {
  id: number
  action: LifecycleAction | 'change' | 'undo' | 'delete'
  reason: string
  /** Who did it; empty for the platform itself. */
  by: string
  at: string
  /** The changed columns before and after; empty for actions. */
  before: Record<string, unknown>
  after: Record<string, unknown>
  /** What it changed is still so, and can be set back. */
  canUndo: boolean
}

/** An account's life so far. */
export interface Lifecycle {
  ok: true
  standing: Standing
  /** Why it is suspended or closed; empty where it is neither. */
  reason: string
  since: string | null
  /** When a closed account is deleted for good. */
  deleteAt: string | null
  /** Names that lead to the account's domain. */
  oldDomains: string[]
  /** The newest first; staff alone see them. */
  log: LifecycleEntry[]
}

const reason = labelled(
  { en: 'Reason', fr: 'Raison' },
  Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
)
const closed = { additionalProperties: false }

/** Where an account stands and why; its log for staff. */
export const accountLifecycle = operation<Lifecycle>()({
  path: 'account-lifecycle',
  input: Type.Object({ customerId: id }, closed),
  access: ['owner', 'staff'],
})

/** Suspends, reopens, closes or restores an account; 409 where it stands elsewhere already. */
export const changeLifecycle = operation<{ ok: true; standing: Standing }>()({
  path: 'change-lifecycle',
  input: Type.Object({ customerId: id, action: oneOf(lifecycleActions), reason }, closed),
  access: ['staff'],
})

const column = accountContract.record.properties

/** Changes what ties an account to the platform, with a reason; an old domain leads to the new one. */
export const changeAccount = operation<{ ok: true }>()({
  path: 'change-account',
  input: Type.Object(
    {
      customerId: id,
      reason,
      str_domain: Type.Optional(labelled({ en: 'Domain', fr: 'Domaine' }, column.str_domain)),
      region: Type.Optional(labelled({ en: 'Region', fr: 'Région' }, column.region)),
      roles: Type.Optional(column.roles),
      catalogEnabled: Type.Optional(labelled({ en: 'Catalogue', fr: 'Catalogue' }, column.catalogEnabled)),
      ecommerceEnabled: Type.Optional(
        labelled({ en: 'Selling online', fr: 'Vente en ligne' }, column.ecommerceEnabled),
      ),
      marketplaceEnabled: Type.Optional(
        labelled({ en: 'Shop page', fr: 'Page de la boutique' }, column.marketplaceEnabled),
      ),
    },
    closed,
  ),
  access: ['staff'],
})

/** Sets back what an entry of the log changed; 409 where it was changed again since. */
export const undoAccountChange = operation<{ ok: true }>()({
  path: 'undo-account-change',
  input: Type.Object({ customerId: id, id, reason: Type.Optional(reason) }, closed),
  access: ['staff'],
})

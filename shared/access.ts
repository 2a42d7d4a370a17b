/** The Feathers methods, the only verbs that cross the wire. */
export const methods = ['find', 'get', 'create', 'update', 'patch', 'remove'] as const

/** One Feathers method. */
export type Method = (typeof methods)[number]

/** What a person may be in a business: its owner, or a helper for its orders or its content. */
export const memberRoles = ['owner', 'orders', 'content'] as const

/** One of them. */
export type MemberRole = (typeof memberRoles)[number]

/** Who calls: nobody known, a member of a business, platform staff, or a program with an account's API key. */
export type Role = 'visitor' | MemberRole | 'staff' | 'integrator'

/** What one role may do with a service, and what it sees of a row. */
export interface RoleAccess<Field extends string = string> {
  methods: readonly Method[]
  /** The role's writable columns, where they differ from the contract's; each is named. */
  writable?: readonly Field[]
  /** Columns this role neither reads nor filters nor sorts by. */
  hides?: readonly Field[]
  /** The only rows that exist for this role: equal in every named column. */
  rows?: Readonly<Partial<Record<Field, string | number | boolean>>>
  /** Embedded lists that must not be empty: without a child there, a row does not exist for this role. */
  having?: readonly Field[]
}

/** What a role may do that owns nothing here: whatever it writes is named, column by column, so that a new column is nobody's. */
export type NamedAccess<Field extends string = string> = Omit<RoleAccess<Field>, 'methods' | 'writable'> &
  (
    | { methods: readonly ('find' | 'get' | 'remove')[]; writable?: undefined }
    | { methods: readonly Method[]; writable: readonly Field[] }
  )

/**
 * A table service's access: staff have what owners have unless stated, a helper what a visitor may read, and a write
 * key acts as its owner.
 */
export interface Access<Field extends string = string> {
  visitor?: NamedAccess<Field>
  owner: RoleAccess<Field>
  orders?: NamedAccess<Field>
  /** A helper for texts, pictures and items. */
  content?: NamedAccess<Field>
  staff?: RoleAccess<Field>
  /**
   * False keeps API keys out, whatever their scope. `own`: each reaches what it made alone, to which its service narrows
   * it, and hears no events, which are one for all keys.
   */
  integrator?: false | 'own'
}

/** Everybody who signs in as a person. */
export const people = [...memberRoles, 'staff'] as const

/** Everybody, signed in or not. */
export const everyone = ['visitor', ...people, 'integrator'] as const

/** Reading only. */
export const reads = ['find', 'get'] as const satisfies readonly Method[]

/** Every method. @alias */
export const all = methods

/** Access to what visitors read and a helper for content fills in, column by column. */
export const siteAccess = <const Field extends string>(writable: readonly Field[]) =>
  ({
    visitor: { methods: reads },
    owner: { methods: all },
    content: { methods: all, writable },
  }) satisfies Access<Field>

/** The Feathers methods, the only verbs that cross the wire. */
export const methods = ['find', 'get', 'create', 'update', 'patch', 'remove'] as const

/** One Feathers method. */
export type Method = (typeof methods)[number]

/** What a helper looks after in a business, a tick for each. */
export const duties = [
  'orders',
  'refunds',
  'tables',
  'messages',
  'notices',
  'menu',
  'texts',
  'figures',
] as const

/** One of them. */
export type Duty = (typeof duties)[number]

/** What a person is in a business: its owner, or a helper with duties. */
export const positions = ['owner', 'helper'] as const

/** One of them. */
export type Position = (typeof positions)[number]

/** What somebody is in a business, and looks after there; an owner looks after all, and nothing by name. */
export interface Standing {
  role: Position
  duties: readonly Duty[]
}

/** As what a person calls in a business: as its owner, or by one of a helper's duties. */
export const memberRoles = ['owner', ...duties] as const

/** One of them. */
export type MemberRole = (typeof memberRoles)[number]

/** What somebody is who calls in a role. */
export const positionOf = (role: MemberRole): Position => (role === 'owner' ? 'owner' : 'helper')

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
export interface Access<Field extends string = string> extends Partial<Record<Duty, NamedAccess<Field>>> {
  visitor?: NamedAccess<Field>
  owner: RoleAccess<Field>
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

/** The same access for a helper with whatever duty. */
export const eachDuty = <const Given extends NamedAccess>(access: Given) =>
  Object.fromEntries(duties.map((duty) => [duty, access])) as Record<Duty, Given>

/** Access to what visitors read and a helper for texts fills in, column by column. */
export const siteAccess = <const Field extends string>(writable: readonly Field[]) =>
  ({
    visitor: { methods: reads },
    owner: { methods: all },
    texts: { methods: all, writable },
  }) satisfies Access<Field>

import type { ColumnRule } from './column-rules'
import type { Static, TObject, TProperties } from '@sinclair/typebox'
import type { Access, Role } from './access'
import type { Locale } from './rules/language'
import type { Spellings } from './spellings'
import { translatedRecord, type WithTranslations } from './translations'
import { withUpdatedAt, type WithUpdatedAt } from './updated-at'

/** Where a child row's parent lives: the child is as visible as the parent, and changing it changes the parent. */
export interface Parent {
  path: string
  key: string
}

/** Everything both sides know of a table service: its record, who may do what, and which account owns a row. */
export interface TableContract<
  Path extends string = string,
  Props extends TProperties = TProperties,
  Writable extends string = string,
  Alias extends string = string,
  Body extends TProperties = TProperties,
  Required extends string = string,
  Unstored extends string = string,
> {
  kind: 'table'
  path: Path
  /** What its rows are called together, where staff's changes are listed. */
  name: Readonly<Record<Locale, string>>
  /** The column that one of them is called by; without it, its first words. */
  called?: string
  /** The record as find and get answer it, without aliases. */
  record: TObject<Props>
  /** Columns that create, update and patch may set. */
  writable: readonly Writable[]
  /** Writable columns that create insists on. */
  required: readonly Required[]
  /** Body properties whose shape differs from the record's, such as nested rows. */
  body: Body
  /** Second names: alias -> column. Both are answered, both are accepted. */
  aliases: Readonly<Record<Alias, string>>
  /** Other spellings of a column's value, in bodies and queries. */
  spellings: Spellings
  /** The column that holds the account's id. */
  tenantColumn: string
  /** Rows that no account owns: those of the platform itself, and people, who may belong to several. */
  ofPlatform: boolean
  /** Unique columns by which a visitor may find a row without naming the account. */
  lookups: readonly string[]
  access: Access
  parent?: Parent
  /** Child rows answered inside the record: property -> child contract. */
  embeds: Readonly<Record<string, AnyTableContract>>
  /** Texts that may be given in the account's other language too, in the column `translations`. */
  translatable: readonly string[]
  /** Computed texts of other rows: column -> the computed column with that row's translations. */
  translatedBy: Readonly<Record<string, string>>
  /** Gives embedded rows the translations that follow from others of the same row. */
  withTexts?: <R extends object>(row: R) => R
  /** Columns computed by the server; read, but neither filtered nor sorted by. */
  computed: readonly Unstored[]
  /** Whether find takes `search`, a text that the rows are to hold, beside the columns. */
  searchable: boolean
  /** What find's `filter` may hold: conditions that are no columns. */
  filters: TProperties
  /** The column by which `remove(null)` may remove many. */
  removeBy?: string
  /** What holds between columns of a row. */
  rules: readonly ColumnRule[]
  /** False for services that publish no events. */
  live: boolean
  /** Changes come too often to read a site again for. */
  quiet: boolean
}

/** Any table contract, whatever its record. */
// The type parameters are contravariant nowhere, so the widest instance accepts every contract.
export type AnyTableContract = TableContract

/** An operation: one POST with a rule behind it, answered `{ok: true, …}` or `{ok: false, message, code}`. */
export interface OperationContract<
  Path extends string = string,
  Input extends TObject = TObject,
  Answer = unknown,
> {
  kind: 'operation'
  path: Path
  input: Input
  /** Other spellings of a property of the input. */
  spellings?: Spellings
  access: readonly Role[]
  /** It changes nothing: a key that only reads may run it too. */
  onlyReads?: boolean
  /** Carries the answer's type; never set. */
  answer?: Answer
}

/** Any contract. */
export type AnyContract = AnyTableContract | OperationContract

/** What may be written to a record with translations. */
type WritableWith<Writable extends string, Translatable extends string> =
  Writable | ([Translatable] extends [never] ? never : 'translations')

const plain = {
  rules: [],
  required: [],
  body: {},
  aliases: {},
  computed: [],
  embeds: {},
  filters: {},
  spellings: {},
  lookups: [],
  translatable: [],
  translatedBy: {},
  searchable: false,
  live: true,
  tenantColumn: 'customerId',
  ofPlatform: false,
  quiet: false,
}

const withTranslations = <Name extends string>(
  writable: readonly Name[],
  translatable?: readonly string[],
) => [
  ...writable.filter((name) => name !== 'translations'),
  ...(translatable ? (['translations'] as const) : []),
]

/** What a contract says beside its path and its record; what it does not say is as in `plain`. */
interface Definition<Column extends string> {
  name: Readonly<Record<Locale, string>>
  called?: Column
  writable: readonly string[]
  required?: readonly string[]
  body?: TProperties
  aliases?: Readonly<Record<string, Column>>
  spellings?: Spellings
  tenantColumn?: Column
  ofPlatform?: boolean
  lookups?: readonly Column[]
  access: Access
  parent?: Parent
  embeds?: Readonly<Record<string, AnyTableContract>>
  translatable?: readonly Column[]
  translatedBy?: Readonly<Partial<Record<Column, Column>>>
  withTexts?: <R extends object>(row: R) => R
  computed?: readonly Column[]
  searchable?: boolean
  filters?: TProperties
  removeBy?: Column
  rules?: readonly ColumnRule[]
  live?: boolean
  quiet?: boolean
}

/** The names that a definition lists under a key. */
type Listed<D, Key extends keyof Definition<string>> =
  D extends Readonly<Record<Key, readonly (infer Name extends string)[]>> ? Name : never
/** The keys of what a definition says under a key. */
type KeysUnder<D, Key extends keyof Definition<string>> =
  D extends Readonly<Record<Key, infer Value extends object>> ? keyof Value & string : never
/** What a definition says under a key, or else its default. */
type Said<D, Key extends keyof Definition<string>, Default> =
  D extends Readonly<Record<Key, infer Value>> ? Value : Default
/** Properties as a record has them: what is inferred of a definition is read-only. */
type Plain<Props extends TProperties> = { -readonly [K in keyof Props]: Props[K] }
type BodyOf<D> =
  D extends Readonly<{ body: infer Body extends TProperties }> ? Plain<Body> : Record<never, never>

/** What a definition may say only of what else it says. */
type Checked<Props, D> = {
  required?: readonly Listed<D, 'writable'>[]
  access: Access<(keyof Props & string) | KeysUnder<D, 'body'> | 'translations'>
} & { [Unknown in Exclude<keyof D, keyof Definition<string> | 'path' | 'record'>]: never }

/** The contract that a definition declares. */
type Defined<Path extends string, Props extends TProperties, D> = TableContract<
  Path,
  WithTranslations<WithUpdatedAt<Plain<Props>, Said<D, 'quiet', false> & boolean>, Listed<D, 'translatable'>>,
  WritableWith<Listed<D, 'writable'>, Listed<D, 'translatable'>>,
  KeysUnder<D, 'aliases'>,
  BodyOf<D>,
  Listed<D, 'required'>,
  Listed<D, 'computed'> | KeysUnder<D, 'embeds'>
> & {
  tenantColumn: Said<D, 'tenantColumn', 'customerId' & keyof Props> & string
  ofPlatform: Said<D, 'ofPlatform', false> & boolean
  quiet: Said<D, 'quiet', false> & boolean
}

/** Declares a table service. */
export const contract = <
  const Path extends string,
  Props extends TProperties,
  const D extends Definition<keyof Props & string>,
>(
  definition: { path: Path; record: Props } & D & Checked<Props, NoInfer<D>>,
): Defined<Path, Props, D> =>
  ({
    kind: 'table',
    ...plain,
    ...definition,
    access: withUpdatedAt(definition).access,
    record: translatedRecord(withUpdatedAt(definition).record, definition.translatable ?? []),
    writable: withTranslations(definition.writable, definition.translatable),
    // Defaults stand only where the definition says nothing, which TypeScript cannot follow through type parameters.
  }) as unknown as Defined<Path, Props, D>

/** A row of some table, whose columns are known by its contract only. */
export interface AnyRecord {
  id: number
  [column: string]: unknown
}

/** A row as the server reads it: the record, without aliases. */
export type RecordOf<C extends AnyTableContract> = string extends C['path']
  ? AnyRecord
  : Static<C['record']> & { id: number }

/** A row as the wire carries it, aliases included. */
export type RowOf<C> =
  C extends TableContract<string, infer Props, string, infer Alias, TProperties>
    ? Static<TObject<Props>> & { [A in Alias]: number | string | null } & {
        /** The languages of its texts that are not in the one asked for. */
        lang?: Readonly<Partial<Record<string, Locale>>>
      }
    : never

/** What create, update and patch accept: any part of the record, nested rows in their body's shape. */
export type WriteOf<C> =
  C extends TableContract<string, infer Props, string, string, infer Body>
    ? Partial<Omit<Static<TObject<Props>>, keyof Body>> & Partial<Static<TObject<Body>>>
    : never

/** What a new row is made of: any part of it, and all that create insists on. */
export type CreateOf<C extends AnyTableContract> = string extends C['path']
  ? Partial<AnyRecord>
  : WriteOf<C> & {
      [K in C['required'][number] & keyof WriteOf<C>]-?: NonNullable<WriteOf<C>[K]>
    } & (RecordOf<C> extends { customerId: number } ? { customerId: number } : unknown)

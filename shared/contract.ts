import type { Static, TObject, TProperties } from '@sinclair/typebox'
import type { Access, Role } from './access'
import type { Locale } from './rules/language'
import { digits, type Spellings } from './spellings'
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
  embeds: {},
  filters: {},
  spellings: {},
  lookups: [],
  translatable: [],
  translatedBy: {},
  searchable: false,
  live: true,
}

const marksOf = <Column extends string, OfPlatform extends boolean, Quiet extends boolean>(definition: {
  tenantColumn?: Column
  ofPlatform?: OfPlatform
  quiet?: Quiet
}) => ({
  tenantColumn: (definition.tenantColumn ?? 'customerId') as Column,
  ofPlatform: (definition.ofPlatform ?? false) as OfPlatform,
  quiet: (definition.quiet ?? false) as Quiet,
})

const withTranslations = <Name extends string>(
  writable: readonly Name[],
  translatable?: readonly string[],
) => [
  ...writable.filter((name) => name !== 'translations'),
  ...(translatable ? (['translations'] as const) : []),
]

/** Declares a table service. */
export const contract = <
  const Path extends string,
  Props extends TProperties,
  const Writable extends string,
  const Alias extends string = never,
  Body extends TProperties = Record<never, never>,
  const Required extends Writable = never,
  const Translatable extends string = never,
  const Computed extends string = never,
  Embedded extends string = never,
  const TenantColumn extends keyof Props & string = 'customerId' & keyof Props,
  const OfPlatform extends boolean = false,
  const Quiet extends boolean = false,
>(definition: {
  path: Path
  name: Readonly<Record<Locale, string>>
  record: Props
  writable: readonly Writable[]
  required?: readonly Required[]
  body?: Body
  aliases?: Readonly<Record<Alias, keyof Props & string>>
  spellings?: Spellings
  tenantColumn?: TenantColumn
  ofPlatform?: OfPlatform
  lookups?: readonly (keyof Props & string)[]
  access: Access<((keyof Props | keyof NoInfer<Body>) & string) | 'translations'>
  parent?: Parent
  embeds?: Readonly<Record<Embedded, AnyTableContract>>
  translatable?: readonly (Translatable & keyof Props & string)[]
  translatedBy?: Readonly<Partial<Record<keyof Props & string, keyof Props & string>>>
  withTexts?: <R extends object>(row: R) => R
  computed?: readonly (Computed & keyof Props & string)[]
  searchable?: boolean
  filters?: TProperties
  removeBy?: keyof Props & string
  live?: boolean
  quiet?: Quiet
}) =>
  ({
    kind: 'table',
    required: [],
    body: {},
    aliases: {},
    computed: [],
    ...plain,
    ...definition,
    ...marksOf(definition),
    access: withUpdatedAt(definition).access,
    record: translatedRecord(withUpdatedAt(definition).record, definition.translatable ?? []),
    writable: withTranslations(definition.writable, definition.translatable),
    // Defaults stand only where the definition says nothing, which TypeScript cannot follow through type parameters.
  }) as TableContract<
    Path,
    WithTranslations<WithUpdatedAt<Props, Quiet>, Translatable>,
    WritableWith<Writable, Translatable>,
    Alias,
    Body,
    Required,
    Computed | Embedded
  > & { tenantColumn: TenantColumn; ofPlatform: OfPlatform; quiet: Quiet }

/** What older clients write as text; an amount is a number. */
const writtenAsText = /^(id|limit|customerid|\w+Id)$/

const numbersAsText = ({ properties }: TObject): Spellings =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name, { type }]) => type === 'integer' && writtenAsText.test(name))
      .map(([name]) => [name, digits]),
  )

/** Declares an operation. The answer's type is given as `operation<Answer>()({...})`. */
export const operation =
  <Answer>() =>
  <const Path extends string, Input extends TObject>(definition: {
    path: Path
    input: Input
    spellings?: Spellings
    access: readonly Role[]
    onlyReads?: boolean
  }): OperationContract<Path, Input, Answer> => ({
    kind: 'operation',
    ...definition,
    spellings: { ...numbersAsText(definition.input), ...definition.spellings },
  })

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

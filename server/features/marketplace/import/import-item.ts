import { Conflict } from '@feathersjs/errors'
import type {
  ImportChange,
  ImportChoices,
  ImportedItem,
  ImportRemark,
} from '@mainstreet/shared/contracts/marketplace/imports'
import type { CatalogueFormat } from '@mainstreet/shared/rules/items/catalogue-file'
import {
  marketItemContract,
  type MarketItem,
  type MarketItemWrite,
} from '@mainstreet/shared/contracts/marketplace/marketplace'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { translationColumns } from '@mainstreet/shared/rules/translation-column'
import { server } from '../../../kit/service/caller/caller'
import type { Application } from '../../../declarations'
import { lock } from '../../../kit/database/advisory-locks'
import { readBody } from '../../../kit/service/input/body'
import { refusedFields } from '../../../kit/imports/refused-fields'
import { cleanError, invalid, type CodedError } from '../../../kit/service/errors'
import type { StoredOf } from '../../../kit/service/table-rules'
import type { Work } from '../../../kit/service/work'
import { itemColumns } from '../item-columns'
import { categoryNamed } from '../market-categories'
import { columnNames, type ItemDraft } from './import-draft'
import { keepDraft } from './keep-draft'
import type { ItemMatches } from './import-matches'
import { translationChanges } from './import-translations'
import { planOptions, type OptionsPlan } from './import-options'
import { planVariations, type VariationsPlan } from './import-variations'
import { planPictures, queuePictures, type PicturesPlan } from './pictures/queue-pictures'

/** An import in progress. */
export interface Import {
  app: Application
  importId: number
  customerId: number
  format: CatalogueFormat
  dryRun: boolean
  choices: ImportChoices
  matches: ItemMatches
}

const shownLength = 160

const shortenValue = (value: unknown): string => {
  const text = value === null || value === undefined ? '' : String(value)
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text
}

interface Columns {
  columns: Omit<StoredOf<typeof marketItemContract>, keyof Nested>
  changes: ImportChange[]
}

const categoryChange = async (
  run: Import,
  { draft, before, work }: { draft: ItemDraft; before?: MarketItem; work: Work },
): Promise<Columns> => {
  const { category: name } = draft
  if (name === undefined) return { columns: {}, changes: [] }
  const id = name === null ? null : await categoryNamed(run, name, work)
  if (id !== undefined && id === (before?.categoryId ?? null)) return { columns: {}, changes: [] }
  const change = { field: 'category', from: before?.category ?? '', to: name ?? '' }
  return { columns: id === undefined ? {} : { categoryId: id }, changes: [change] }
}

/** What the item's own rules would store of the draft, where it differs from what is there. */
const plainChanges = async (
  { customerId }: Import,
  { draft, before, work }: { draft: ItemDraft; before?: MarketItem; work: Work },
): Promise<Columns> => {
  const { translations, ...plain } = draft.columns
  const drafted = { title: draft.title, ...plain }
  const translated = translationChanges(marketItemContract, translationColumns(), {
    before: before?.translations,
    given: translations,
  })
  const own = { work, caller: server, ignored: {} }
  const data = { ...drafted, customerId, newlyCreated: false }
  const stored = await (before
    ? itemColumns({ ...own, method: 'patch', data: drafted, before })
    : itemColumns({ ...own, method: 'create', data, before: null }))
  const old = new Map<string, unknown>(Object.entries(before ?? {}))
  const differing = Object.entries(stored).filter(([name, value]) => value !== old.get(name))
  const changed = differing.map(([field, value]) => ({ field, from: old.get(field), to: value }))
  return {
    columns: { ...Object.fromEntries(differing), ...translated.columns },
    changes: [...changed, ...translated.changes].map(({ field, from, to }) => ({
      field,
      from: shortenValue(from),
      to: shortenValue(to),
    })),
  }
}

type Nested = Pick<MarketItemWrite, 'variations' | 'options'>

/** The nested rows that the import changes. */
const nestedOf = (variations: VariationsPlan, options: OptionsPlan): Nested => ({
  ...(variations.inputs && { variations: variations.inputs }),
  ...(options.inputs && { options: options.inputs }),
})

const pictureChanges = ({ missing, here }: PicturesPlan): ImportChange[] =>
  missing.length
    ? [{ field: 'pictures', from: String(here.length), to: String(here.length + missing.length) }]
    : []

/** The draft as a write that came from outside would be checked; a new category is checked as one. */
const validateItem = async ({ title, columns, category }: ItemDraft, nested: Nested) => {
  const data: MarketItemWrite = { title, ...columns, ...nested }
  await readBody(marketItemContract, marketItemContract.access.owner, { method: 'patch', data })
  if (category && category.length > 80) throw invalid({ category: refusal('too-long', { max: 80 }) })
}

/** A stranger's import at the same moment may have made the item; two imports wait for each other here. */
const refuseTwin = async ({ customerId, matches }: Import, { title }: ItemDraft, work: Work) => {
  await lock(work.trx, 'import', customerId)
  const made = await work
    .trx('market_items')
    .where({ customerId, title, newlyCreated: false })
    .where('id', '>', matches.newest)
    .pluck('id')
  if (made.some((id: number) => !matches.taken.has(id))) throw new Conflict(refusal('item-just-made'))
}

const readItem = async ({ app, customerId, dryRun }: Import, id: number | undefined, work: Work) => {
  if (id === undefined) return undefined
  if (!dryRun) await work.trx('market_items').where({ id, customerId }).forUpdate().first('id')
  const row = await app.service('market-items').rowById(id, work)
  if (!row) throw new Conflict(refusal('item-just-removed'))
  return row
}

/** What was done with one item. */
export interface ItemOutcome extends Omit<
  ImportedItem,
  'id' | 'customerId' | 'importId' | 'dryRun' | 'pictures'
> {
  /** How many pictures are to be fetched. */
  missing: number
}

type Outcome = Pick<ItemOutcome, 'itemId' | 'action' | 'changes' | 'kept' | 'missing'>

/** Writes what differs; answers the item's id, null for a new one of a dry run. */
const writeItem = async (
  { app, customerId, dryRun }: Import,
  { before, data, work }: { before?: MarketItem; data: Columns['columns'] & Nested; work: Work },
): Promise<number | null> => {
  if (dryRun) return before?.id ?? null
  const service = app.service('market-items')
  if (!before) return (await service.create({ ...data, customerId }, { work })).id
  if (Object.keys(data).length) await service.patch(before.id, data, { work })
  return before.id
}

const saveOrPlan = async (
  run: Import,
  {
    draft: given,
    id,
    work,
    plan,
  }: { draft: ItemDraft; id?: number; work: Work; plan(before?: MarketItem): VariationsPlan },
): Promise<Outcome> => {
  const { app, customerId, importId, dryRun } = run
  work.cause = 'import'
  const before = await readItem(run, id, work)
  const variations = plan(before)
  const options = planOptions(before, given.options)
  const { draft, kept: keptDraft, publishes } = keepDraft(run.choices, { draft: given, before })
  const kept = [...keptDraft, ...variations.kept]
  const nested = nestedOf(variations, options)
  await validateItem(draft, nested)
  if (!before && !dryRun) await refuseTwin(run, draft, work)
  const pictures = await planPictures(work, draft, before)
  const own = await plainChanges(run, { draft, before, work })
  const category = await categoryChange(run, { draft, before, work })
  const changed = [own, category, variations, options].flatMap(({ changes }) => changes)
  const changes = before ? [...changed, ...pictureChanges(pictures)] : []
  const data = { ...own.columns, ...category.columns, ...nested }
  const itemId = await writeItem(run, { before, data, work })
  if (itemId !== null && !dryRun)
    await queuePictures(app, work, { importId, customerId, itemId, draft, plan: pictures, publishes })
  const action = !before ? 'create' : changes.length ? 'update' : 'same'
  return { itemId, action, changes, kept, missing: pictures.missing.length }
}

/** A refusal's fields as the file's lines and columns: `variations.2.price` is the third variation's price. */
const problemsOf = (
  error: CodedError,
  { format, draft, plan }: { format: CatalogueFormat; draft: ItemDraft; plan?: VariationsPlan },
): ImportRemark[] =>
  refusedFields(error).map(({ field, ...said }) => {
    if (field.startsWith('options.'))
      return { line: draft.line, field: columnNames[format].options ?? 'options', ...said }
    const [, place, own = field] = /^variations\.(\d+)\.(.+)$/.exec(field) ?? []
    const name = own.replace(/^translations\.(\w+)\.(\w+)$/, '$2_$1')
    const line = place === undefined ? undefined : plan?.lines[Number(place)]
    return { line: line ?? draft.line, field: columnNames[format][name] ?? name, ...said }
  })

/** Imports one item in a work of its own, or answers what that would do; what is refused is answered, not thrown. */
export const importItem = async (run: Import, draft: ItemDraft): Promise<ItemOutcome> => {
  const { app, format, matches } = run
  const { line, title, images, notes, problems } = draft
  const addresses = images.map(({ address }) => address)
  const item = { line, title, images: addresses, notes, variations: draft.variations.length }
  const id = matches.find(draft)
  if (id !== undefined) matches.take(id)
  const bad = (reasons: ImportRemark[]): ItemOutcome => ({
    ...item,
    itemId: id ?? null,
    action: 'bad',
    changes: [],
    kept: [],
    missing: 0,
    problems: reasons,
  })
  if (problems.length) return bad(problems)
  let plan: VariationsPlan | undefined
  const planned = (before?: MarketItem) => (plan = planVariations(before, draft.variations, run.choices))
  try {
    const outcome = await app.get('runWork')(server, (work) =>
      saveOrPlan(run, { draft, id, work, plan: planned }),
    )
    if (outcome.itemId !== null) matches.take(outcome.itemId)
    return { ...item, ...outcome, problems }
  } catch (thrown) {
    const error = cleanError(thrown)
    if (error.code >= 500) throw thrown
    return bad(problemsOf(error, { format, draft, plan }))
  }
}

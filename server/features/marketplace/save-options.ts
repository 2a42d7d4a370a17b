import { isDeepStrictEqual } from 'node:util'
import { columnsOf, pickColumns } from '@mainstreet/shared/columns-of'
import {
  marketOptionContract,
  type MarketItemWrite,
  type MarketOption,
} from '@mainstreet/shared/contracts/marketplace/marketplace'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Application } from '../../declarations'
import { invalid, type Problem } from '../../kit/service/errors'
import type { Work } from '../../kit/service/work'
import { optionErrors } from './option-errors'

type Input = NonNullable<MarketItemWrite['options']>[number]

/** A save of all of an item's options, in their order. */
export interface OptionsSave {
  work: Work
  itemId: number
  customerId: number
  options: readonly Input[]
}

const checkOptions = (
  { options, itemId, customerId }: OptionsSave,
  stored: ReadonlyMap<number, MarketOption>,
) => {
  const errors: Record<string, Problem> = {}
  const seen = new Set<number>()
  options.forEach(({ id, option, ...named }, position) => {
    const field = `options.${position}`
    if (id !== undefined && !stored.has(id)) errors[`${field}.id`] = 'is not an option of this item'
    if (id !== undefined && seen.has(id)) errors[`${field}.id`] = 'comes twice'
    if (!(option ?? stored.get(id ?? 0)?.option)?.trim()) errors[`${field}.option`] = refusal('required')
    if ((named.itemId ?? itemId) !== itemId) errors[`${field}.itemId`] = 'is another item'
    if ((named.customerId ?? customerId) !== customerId) errors[`${field}.customerId`] = 'is another account'
    const values = named.values ?? stored.get(id ?? 0)?.values ?? ''
    Object.assign(errors, optionErrors({ values, translations: named.translations }, `${field}.`))
    if (id !== undefined) seen.add(id)
  })
  if (Object.keys(errors).length) throw invalid(errors)
}

const givenColumns = columnsOf(marketOptionContract, {
  without: { itemId: 'the item that is saved', order: 'the place in the save' },
})

/** Makes an item's options what a save says: those with an id keep it, those without are new, missing ones go. */
export const saveOptions = async (app: Application, save: OptionsSave): Promise<void> => {
  const { work, itemId, customerId, options } = save
  const service = app.service('market-options')
  const ids = await work.trx('market_options').where({ itemId }).orderBy('id').forUpdate().pluck('id')
  const stored = new Map((await service.rowsById(ids, work)).map((row) => [row.id, row]))
  checkOptions(save, stored)
  const kept = new Set(options.map(({ id }) => id))
  for (const id of ids) if (!kept.has(id)) await service.remove(id, { work })
  for (const [index, input] of options.entries()) {
    const before = stored.get(input.id ?? 0)
    const columns = { ...pickColumns(input, givenColumns), order: index + 1 }
    if (!before) await service.create({ customerId, itemId, option: '', values: '', ...columns }, { work })
    else if (!isDeepStrictEqual({ ...before, ...columns }, before))
      await service.patch(before.id, columns, { work })
  }
}

import type { marketItemContract } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { refusal, type Refusal } from '@mainstreet/shared/refusals/refusal'
import { isDiscountValue, saleIsOver, today, type DiscountType } from '@mainstreet/shared/rules/money/price'
import { safeLink } from '@mainstreet/shared/rules/site/safe-link'
import { cleanDescription } from '../../kit/text/rich-text'
import { invalid } from '../../kit/service/errors'
import type { StoredOf, WriteContext } from '../../kit/service/table-rules'

type Context = WriteContext<typeof marketItemContract>
type Stored = StoredOf<typeof marketItemContract>

const discountRefusals: Partial<Record<DiscountType, Refusal>> = {
  percent: refusal('bad-number-percent'),
  value: refusal('bad-dollars'),
}

const accountOf = ({ data, before }: Context): number => (before ? before.customerId : data.customerId)

const checkCategory = async (context: Context) => {
  const { data, before, work } = context
  if (!data.categoryId || data.categoryId === before?.categoryId) return
  const own = await work
    .trx('market_categories')
    .where({ id: data.categoryId, customerId: accountOf(context) })
    .first('id')
  if (!own) throw invalid({ categoryId: refusal('not-a-category') })
}

/** A link is shown with one of the item's own pictures. */
const checkCardImage = async ({ data, before, work }: Context) => {
  const { cardImageId } = data
  if (!cardImageId || cardImageId === before?.cardImageId) return
  const own =
    before && (await work.trx('market_images').where({ id: cardImageId, itemId: before.id }).first('id'))
  if (!own) throw invalid({ cardImageId: refusal('not-a-picture') })
}

const calendarDay = /^\d{4}-\d\d-\d\d$/

/** The day that an end means: itself, or the day of a moment in the account's time zone. */
const dayOfEnd = (saleEnd: string, timezone: string): string => {
  if (calendarDay.test(saleEnd)) return saleEnd
  const moment = new Date(saleEnd)
  const day = Number.isNaN(moment.getTime()) ? '' : today(moment, timezone)
  if (!calendarDay.test(day)) throw invalid({ saleEnd: 'must be a valid date' })
  return day
}

const saleEndOf = async (context: Context): Promise<Stored> => {
  const { data, before, work, caller } = context
  const asked = data.saleEnd
  if (!asked || asked === before?.saleEnd) return {}
  const { timezone } = (await work
    .trx('account')
    .where({ id: accountOf(context) })
    .first('timezone'))!
  const saleEnd = dayOfEnd(asked, timezone)
  // A file may say of a sale that it is over, as it was exported.
  if (caller.role !== 'server' && saleEnd !== before?.saleEnd && saleIsOver(saleEnd, work.now, timezone))
    throw invalid({ saleEnd: refusal('past') })
  return { saleEnd }
}

const discountOf = ({ data, before }: Context): Stored => {
  if (!['onSale', 'discountType', 'discountValue'].some((name) => name in data)) return {}
  const {
    onSale = before?.onSale ?? false,
    discountType = before?.discountType ?? 'percent',
    discountValue = before?.discountValue ?? '',
  } = data
  const value = discountValue.trim()
  // While nothing is on sale, the value may wait to be filled in.
  const waits = value === '' && !onSale
  if (!waits && !isDiscountValue(discountType, value))
    throw invalid({ discountValue: discountRefusals[discountType]! })
  return 'discountValue' in data ? { discountValue: value } : {}
}

const linkOf = ({ data }: Context): Stored => {
  if (data.externalUrl === undefined) return {}
  const text = data.externalUrl.trim()
  const externalUrl = text && safeLink(text)
  if (externalUrl === undefined) throw invalid({ externalUrl: refusal('web-address') })
  return { externalUrl }
}

/**
 * Whether an item is only begun, and so hidden and purged after a day. The editor begins one empty; what a program
 * makes, or whoever says a status, is meant to stay. Saving the whole item makes it stay too, while a patch leaves
 * that to the editor, unless a program says a status.
 */
const begunOf = ({ method, data, caller }: Context): Stored => {
  const { status, newlyCreated } = data
  const byProgram = caller.role === 'integrator'
  if (byProgram && status !== undefined) return { newlyCreated: false }
  if (method === 'patch' || newlyCreated !== undefined) return {}
  return { newlyCreated: method === 'create' && !byProgram && status === undefined }
}

/** The columns of an item as they may be stored; throws a 400 that names what does not fit. */
export const itemColumns = async (context: Context): Promise<Stored> => {
  const { variations: _nested, options: _too, ...columns } = context.data
  await checkCategory(context)
  await checkCardImage(context)
  const end = await saleEndOf(context)
  return {
    ...columns,
    ...end,
    ...discountOf(context),
    ...linkOf(context),
    ...cleanDescription(columns),
    ...begunOf(context),
  }
}

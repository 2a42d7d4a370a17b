import { discountCodeContract, type DiscountCode } from '@mainstreet/shared/contracts/discount-codes'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { invalid } from '../../kit/service/errors'
import { tableService } from '../../kit/service/define-service'

type Written = Partial<Pick<DiscountCode, 'kind' | 'value' | 'startsAt' | 'endsAt'>>

const refuseValue = ({ kind, value = 0 }: Written): void => {
  if (kind !== 'shipping' && value <= 0) throw invalid({ value: refusal('must-exceed', { min: 0 }) })
  if (kind === 'percent' && value > 100) throw invalid({ value: refusal('at-most', { max: 100 }) })
}

const refuseSpan = ({ startsAt, endsAt }: Written): void => {
  if (startsAt && endsAt && Date.parse(endsAt) <= Date.parse(startsAt))
    throw invalid({ endsAt: refusal('after-beginning') })
}

const ofOrders = (sum: string) => `(select coalesce(sum(${sum}), 0)::int from account_orders o
  where o."discountCodeId" = discount_codes.id and o."paidAt" is not null)`

/** Discount codes of a shop. */
export const discountCodes = tableService(discountCodeContract, () => ({
  computed: { brought: ofOrders('o.total'), taken: ofOrders('o.discount') },
  beforeWrite: ({ data, before }) => {
    const after = { ...before, ...data }
    refuseValue(after)
    refuseSpan(after)
    return {
      ...data,
      ...(data.code && { code: data.code.trim() }),
      ...(after.kind === 'shipping' && { value: 0 }),
    }
  },
}))

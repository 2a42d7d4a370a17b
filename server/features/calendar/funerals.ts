import { funeralContract, type Funeral } from '@mainstreet/shared/contracts/calendar/calendar'
import { spanProblems } from '@mainstreet/shared/rules/time/span-rule'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { dayMs } from '@mainstreet/shared/rules/time/durations'
import { invalid } from '../../kit/service/errors'
import { tableService } from '../../kit/service/define-service'
import type { WriteContext } from '../../kit/service/table-rules'
import { removeMedia } from '../../kit/media/remove-media'
import { removePicturesOf } from './funeral-images'
import { calendarColumns } from './calendar-columns'

const hasFlowers = `exists (select from market_items item
  where item."customerId" = funerals."customerId" and item."categoryId" = funerals."flowersCategoryId"
    and item.status = 'public' and not item."newlyCreated")`

/** A day from now, wherever the business is: nowhere is it later. */
const dayIn = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

type Context = WriteContext<typeof funeralContract>

type Visitation = Funeral['moreVisitations'][number]

/** A row of the form that nobody has filled in. */
const isEmpty = ({ startsAt, endsAt, place }: Visitation) => !startsAt && !endsAt && !place.trim()

const visitationsOf = ({ moreVisitations }: Context['data']) =>
  moreVisitations && { moreVisitations: moreVisitations.filter((each) => !isEmpty(each)) }

const checkDates = ({ data, before }: Context) => {
  const { diedOn } = { ...before, ...data }
  if (data.link && !/^\s*https:/i.test(data.link)) throw invalid({ link: refusal('secure-link') })
  if (diedOn && diedOn > dayIn(1)) throw invalid({ diedOn: refusal('in-the-future') })
  for (const [at, each] of (data.moreVisitations ?? []).entries()) {
    const [from, until] = [`moreVisitations.${at}.startsAt`, `moreVisitations.${at}.endsAt`] as const
    if (!each.startsAt && !isEmpty(each)) throw invalid({ [from]: refusal('beginning-missing') })
    const wrong = spanProblems(each, [from, until])
    if (Object.keys(wrong).length > 0) throw invalid(wrong)
  }
}

/** Services of a funeral home. */
export const funerals = tableService(funeralContract, (app) => ({
  computed: { hasFlowers },
  beforeWrite(context: Context) {
    const { withoutPicture, ...columns } = context.data
    const { before, work } = context
    checkDates(context)
    if (withoutPicture && before) removeMedia(app, { work, row: before, contract: funeralContract })
    const withoutAlt = withoutPicture && { alt: '' }
    return { ...columns, ...visitationsOf(columns), ...calendarColumns(context), ...withoutAlt }
  },
  async beforeRemove({ row, work }) {
    removeMedia(app, { work, row, contract: funeralContract })
    await removePicturesOf(app, work, row.id)
  },
}))

import { noticeContract, type Notice } from '@mainstreet/shared/contracts/site/notices'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import {
  endsBeforeItBegins,
  isProperTitle,
  periodRefusal,
  placeInPeriod,
  titleRefusal,
  type Period,
} from '@mainstreet/shared/rules/site/notice-rules'
import { linkRefusals } from '@mainstreet/shared/rules/site/link-rules'
import { safeLink } from '@mainstreet/shared/rules/site/safe-link'
import { sanitiseRichText } from '../../kit/text/rich-text'
import { tableService } from '../../kit/service/define-service'
import type { StoredOf, WriteContext } from '../../kit/service/table-rules'
import { refuseInput } from '../../kit/service/refuse-input'
import { removeMedia } from '../../kit/media/remove-media'

type Columns = StoredOf<typeof noticeContract>

const linkOf = (link: string): string => {
  if (!link.trim()) return ''
  const safe = safeLink(link.trim())
  if (!safe) throw refuseInput('str_link', linkRefusals.link)
  return safe
}

const titleOf = (title: string): string => {
  if (!isProperTitle(title)) throw refuseInput('str_title', titleRefusal)
  return title.trim()
}

/** A notice's columns as they may be stored: a proper title, a link that can be followed, clean text. */
export const noticeColumns = (data: Columns): Columns => ({
  ...data,
  ...(data.str_title !== undefined && { str_title: titleOf(data.str_title) }),
  ...(data.str_link !== undefined && { str_link: linkOf(data.str_link) }),
  ...(data.str_description !== undefined && {
    str_description: sanitiseRichText(data.str_description),
  }),
})

/** What follows from a notice's days, where they are written: whether today is one of them. */
const periodOf = async ({
  data,
  before,
  work,
}: WriteContext<typeof noticeContract>): Promise<Pick<Columns, 'inPeriod'>> => {
  if (data.visibleFrom === undefined && data.visibleUntil === undefined) return {}
  const { visibleFrom = null, visibleUntil = null }: Partial<Period> = { ...before, ...data }
  const period = { visibleFrom, visibleUntil }
  if (endsBeforeItBegins(period)) throw refuseInput('visibleUntil', periodRefusal)
  const id = (before ?? (data as Pick<Notice, 'customerId'>)).customerId
  const { timezone } = (await work.trx('account').where({ id }).first('timezone'))!
  return { inPeriod: placeInPeriod(period, localTime(work.now, timezone).date) === 'within' }
}

/** News of the business. */
export const profileNotices = tableService(noticeContract, (app) => ({
  beforeWrite: async (context: WriteContext<typeof noticeContract>) => ({
    ...noticeColumns(context.data),
    ...(await periodOf(context)),
  }),
  beforeRemove: async ({ row, work }) => removeMedia(app, { work, row, contract: noticeContract }),
}))

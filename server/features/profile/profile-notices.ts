import { noticeContract } from '@mainstreet/shared/contracts/profile'
import { safeLink } from '../../kit/text/links'
import { sanitiseRichText } from '../../kit/text/rich-text'
import { tableService } from '../../kit/service/feature'
import type { StoredOf } from '../../kit/service/table-rules'
import { refuseInput } from './refuse-input'
import { removeMedia } from './remove-media'

type Columns = StoredOf<typeof noticeContract>

const badTitle = 'Invalid form input, please include a proper title.'
const badLink = 'Invalid form input, please double check your link url and try again.'

const linkOf = (link: string): string => {
  if (!link.trim()) return ''
  const safe = safeLink(link.trim())
  if (!safe) throw refuseInput('str_link', badLink)
  return safe
}

const titleOf = (title: string): string => {
  if (title.trim().length <= 2) throw refuseInput('str_title', badTitle)
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

/** News of the business. */
export const profileNotices = tableService(noticeContract, (app) => ({
  beforeWrite: ({ data }) => noticeColumns(data),
  beforeRemove: async ({ row, work }) => removeMedia(app, { work, row, contract: noticeContract }),
}))

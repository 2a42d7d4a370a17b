import { videoContract } from '@mainstreet/shared/contracts/profile'
import { safeLink } from '../../kit/text/links'
import { tableService } from '../../kit/service/feature'
import { nextOrder } from './next-order'
import { refuseInput } from './refuse-input'

const badLink = 'Invalid form input, please double check your video url and try again.'

const checkedLink = (link: string): string => {
  const safe = safeLink(link.trim())
  if (!safe || !/^https?:/i.test(safe) || !new URL(safe).hostname.includes('.'))
    throw refuseInput('link', badLink)
  return safe
}

/** Videos of the page, each at a web address. */
export const profileVideos = tableService(videoContract, () => ({
  async beforeWrite({ method, data, work }) {
    const columns = typeof data.link === 'string' ? { ...data, link: checkedLink(data.link) } : data
    if (method !== 'create' || 'order' in data) return columns
    const { customerId } = data
    return { ...columns, order: await nextOrder(work, { table: 'profile_videos', customerId }) }
  },
}))

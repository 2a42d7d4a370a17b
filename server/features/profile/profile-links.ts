import { linkContract } from '@mainstreet/shared/contracts/profile'
import { safeLink } from '../../kit/text/links'
import { tableService } from '../../kit/service/feature'
import { nextOrder } from './next-order'
import { refuseInput } from './refuse-input'

const badLink = 'Invalid form input, please double check your link url and try again.'
const badText = 'Invalid form input, please provide text for your link and try again.'

const barePath = /^[a-z\d][\w-]*(?:\/[\w-]+)*\/?$/i

const checkedLink = (link: string): string => {
  const typed = link.trim()
  const safe = safeLink(barePath.test(typed) ? `/${typed}` : typed)
  const dotless = safe && /^https?:/i.test(safe) && !new URL(safe).hostname.includes('.')
  if (!safe || dotless) throw refuseInput('link', badLink)
  return safe
}

/** Links of the navigation: a text, and an address that can be followed safely. */
export const profileLinks = tableService(linkContract, () => ({
  async beforeWrite({ method, data, work }) {
    const columns = { ...data }
    if (typeof data.link === 'string') columns.link = checkedLink(data.link)
    if (typeof data.text === 'string' && !data.text.trim()) throw refuseInput('text', badText)
    if (method !== 'create' || 'order' in data) return columns
    const { customerId } = data
    return { ...columns, order: await nextOrder(work, { table: 'profile_links', customerId }) }
  },
}))

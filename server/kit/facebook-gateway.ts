import type { SocialPost } from '@mainstreet/shared/contracts/site/social'
import { isWebLink } from '@mainstreet/shared/rules/site/safe-link'

/** Reads what is public of Facebook pages. */
export interface FacebookGateway {
  /** The newest posts of a page by its name or number; throws where the answer is none. */
  posts(page: string): Promise<SocialPost[]>
}

const defaultBase = 'https://graph.facebook.com'
const version = 'v23.0'
const maxPosts = 10
const maxLength = 2000
const timeoutMs = 3000

/** An address at a domain or below it, else nothing. */
const addressAt = (domain: string, address: unknown): string => {
  if (typeof address !== 'string' || !address.startsWith('https://') || !isWebLink(address)) return ''
  const { hostname } = new URL(address)
  return hostname === domain || hostname.endsWith(`.${domain}`) ? address : ''
}

/** Only addresses of Facebook itself come through: a post leads to its page, a picture to its own servers. */
const postOf = ({
  message,
  permalink_url: link,
  full_picture: image,
}: Record<string, unknown>): SocialPost => ({
  content: typeof message === 'string' ? [...message.trim()].slice(0, maxLength).join('') : '',
  link: addressAt('facebook.com', link),
  image: addressAt('fbcdn.net', image),
})

/** Facebook's Graph API with the platform's token; undefined where there is no token. */
export const createFacebookGateway = (settings: {
  facebookToken?: string
  facebookApiBase?: string
}): FacebookGateway | undefined => {
  const { facebookToken: token, facebookApiBase = defaultBase } = settings
  if (!token) return undefined
  return {
    async posts(page) {
      const address = new URL(
        `${facebookApiBase.replace(/\/+$/, '')}/${version}/${encodeURIComponent(page)}/posts`,
      )
      address.search = new URLSearchParams({
        fields: 'message,permalink_url,full_picture',
        limit: String(maxPosts),
      }).toString()
      const answer = await fetch(address, {
        // In a header: addresses are written to logs.
        headers: { accept: 'application/json', authorization: `Bearer ${token}` },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!answer.ok) throw new Error(`Facebook answered ${answer.status}`)
      const { data } = (await answer.json()) as { data?: unknown }
      if (!Array.isArray(data)) throw new Error('Facebook answered no list')
      const posts = data.filter((each) => typeof each === 'object' && each !== null).map(postOf)
      return posts.filter(({ content, image }) => content || image).slice(0, maxPosts)
    },
  }
}

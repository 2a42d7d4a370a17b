import type { SocialPost } from '@mainstreet/shared/contracts/social'

const keptFor = 15 * 60_000
// Soon enough for a page that works again, late enough not to hammer one that does not.
const retryAfter = 60_000

interface Kept {
  page: string
  posts: SocialPost[]
  until: number
  loading?: Promise<SocialPost[]>
}

interface Parts {
  /** Reads a page's posts; may throw. */
  load(page: string): Promise<SocialPost[]>
  onFailure(error: unknown, account: number): void
  now?: () => number
}

/** Posts by account, read again after a quarter of an hour: asks at the same time share one reading, a failed one leaves what was there. */
export const createCachedPosts = ({ load, onFailure, now = Date.now }: Parts) => {
  const known = new Map<number, Kept>()

  const read = async (account: number, kept: Kept): Promise<SocialPost[]> => {
    try {
      kept.posts = await load(kept.page)
      kept.until = now() + keptFor
    } catch (error) {
      kept.until = now() + retryAfter
      onFailure(error, account)
    }
    kept.loading = undefined
    return kept.posts
  }

  return async (account: number, page: string): Promise<SocialPost[]> => {
    let kept = known.get(account)
    if (kept?.page !== page) {
      kept = { page, posts: [], until: 0 }
      known.set(account, kept)
    }
    if (kept.until > now()) return kept.posts
    kept.loading ??= read(account, kept)
    return kept.loading
  }
}

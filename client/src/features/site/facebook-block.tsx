import type { SocialPost } from '@mainstreet/shared/contracts/site/social'
import { useEffect, useRef, useState } from 'react'
import { useOperation } from '../../kit/data/data-writes'
import { BlockSection, type BlockSectionProps } from './block-section'
import styles from './facebook-block.module.css'
import { useShownSite } from '../../kit/site/shown-site'
import { SiteLink } from '../../kit/site/site-link'
import { useContactWords } from '../../kit/site/words/contact-words'
import { useCalmArrival, useNear } from './use-place'

const Picture = ({ post }: { post: SocialPost }) => {
  const words = useContactWords('posts')
  const [failed, setFailed] = useState(false)
  if (!post.image || failed) return null
  return (
    <img
      className={styles.picture}
      src={post.image}
      // Words beside it say what it is about.
      alt={post.content ? '' : words.picture}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  )
}

const Post = ({ post }: { post: SocialPost }) => {
  const words = useContactWords('posts')
  return (
    <li className={`site-card ${styles.post}`}>
      <Picture post={post} />
      <div className={styles.words}>
        {post.content && <p className={styles.content}>{post.content}</p>}
        {post.link && (
          <SiteLink link={post.link} className={styles.more}>
            {words.onFacebook}
          </SiteLink>
        )}
      </div>
    </li>
  )
}

/** The posts, asked for once they are nearly in view; none while they are not known. */
const usePosts = (near: boolean): readonly SocialPost[] => {
  const { company, options } = useShownSite()
  const { run } = useOperation('get-facebook')
  const [posts, setPosts] = useState<readonly SocialPost[]>([])
  const { id } = company
  const { facebook } = company.social
  const limit = options.facebookLimit
  useEffect(() => {
    if (!near) return
    let current = true
    run({ customerId: id, facebookId: facebook, limit })
      .then(({ data }) => current && setPosts(data))
      // A page without posts is a whole page; the server says in its log what went wrong.
      .catch(() => {})
    return () => {
      current = false
    }
  }, [near, run, id, facebook, limit])
  return posts
}

/** The newest posts of the business's Facebook page; nothing where there are none. */
export const FacebookBlock = ({ anchor, ...section }: BlockSectionProps) => {
  const { options } = useShownSite()
  const place = useRef<HTMLDivElement>(null)
  const posts = usePosts(useNear(place))
  const arrived = useCalmArrival(place, posts.length > 0)
  if (!arrived || posts.length === 0) return <div ref={place} id={anchor} />
  return (
    <BlockSection anchor={anchor} {...section} split={options.facebookDisplay === 'vertical'}>
      <ul className={styles.posts} data-display={options.facebookDisplay} data-visit="socialInteract">
        {posts.map((post, index) => (
          <Post key={post.link || index} post={post} />
        ))}
      </ul>
    </BlockSection>
  )
}

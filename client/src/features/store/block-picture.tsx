import type { BlockKey } from '@mainstreet/shared/rules/site/home-blocks'
import type { SiteLook } from '@mainstreet/shared/theme/theme'
import styles from './block-picture.module.css'

/** How many parts a block is drawn with, where not with three lines of words. */
const parts: Partial<Record<BlockKey, number>> = {
  featured: 5,
  gallery: 5,
  videos: 1,
  notices: 3,
  services: 4,
  map: 1,
  contact: 2,
}

/** A block drawn as it will look under the chosen preset, in the site's colours. */
export const BlockPicture = ({ block, look }: { block: BlockKey; look: SiteLook }) => (
  <span
    className={styles.picture}
    style={look.variables}
    data-block={block}
    {...look.layout}
    aria-hidden="true"
  >
    <b />
    <span className={styles.parts}>
      {Array.from({ length: parts[block] ?? 3 }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  </span>
)

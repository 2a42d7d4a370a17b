import { Play } from 'lucide-react'
import type { ProfileVideo } from '@mainstreet/shared/contracts/site/profile'
import { useState } from 'react'
import { inOrder } from '@mainstreet/shared/rules/in-order'
import { Picture } from '../../kit/ui/picture'
import { webpOf } from '../../kit/ui/webp-of'
import { useShownSite } from '../../kit/site/shown-site'
import { SiteLink } from '../../kit/site/site-link'
import { useSiteWords } from '../../kit/site/words/use-site-words'
import { videoEmbed } from './video-embed'
import { Stack } from '../../kit/ui/stack'
import { Text } from '../../kit/ui/text'
import styles from './videos-block.module.css'

const Video = ({ video }: { video: ProfileVideo }) => {
  const words = useSiteWords('home')
  const { gallery, company } = useShownSite()
  const [playing, setPlaying] = useState(false)
  // A host without a picture of it leaves the business's own.
  const poster = video.poster || gallery.at(-1)?.image || company.profile.header
  const address = videoEmbed(video.link)
  const caption = video.caption || video.title || words.video
  if (!address)
    return (
      <SiteLink link={video.link} className={styles.link} newWindow>
        <Play aria-hidden="true" />
        {words.watch(caption)}
      </SiteLink>
    )
  return (
    <Stack as="figure" gap={3} data-part={`video:${video.id}`}>
      {playing ? (
        <iframe
          className={styles.frame}
          src={address}
          title={caption}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <button
          type="button"
          className={`site-header ${styles.poster}`}
          aria-label={words.play(caption)}
          onClick={() => setPlaying(true)}
        >
          {poster && <Picture src={poster} webp={webpOf(poster)} alt="" ratio="16 / 9" />}
          <span className={styles.play}>
            <Play aria-hidden="true" />
          </span>
          {!poster && <span className={styles.name}>{caption}</span>}
        </button>
      )}
      {video.caption && (
        <Text as="figcaption" tone="muted" lang={video.lang?.caption}>
          {video.caption}
        </Text>
      )}
    </Stack>
  )
}

/** Videos of the business; a player is loaded when it is asked for, because its host learns of the visitor then. */
export const VideosBlock = () => {
  const { videos } = useShownSite()
  const sorted = inOrder(videos)
  return (
    <div className={styles.videos}>
      {sorted.map((video) => (
        <Video key={video.id} video={video} />
      ))}
    </div>
  )
}

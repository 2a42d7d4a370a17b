import { videoContract, type ProfileVideo } from '@mainstreet/shared/contracts/site/profile'
import { knownVideo } from '@mainstreet/shared/rules/site/video-link'
import { ExternalLink as LeavesPage, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { AutoSaveForm } from '../../kit/form/auto-save-form'
import { Field } from '../../kit/form/fields/field'
import { useWords } from '../../kit/language/bilingual'
import { Badge } from '../../kit/ui/badge'
import { ExternalLink } from '../../kit/ui/link'
import { Picture } from '../../kit/ui/picture'
import { webpOf } from '../../kit/ui/webp-of'
import { MediaTile } from '../../kit/upload/media-tile'
import styles from './videos-section.module.css'
import { mediaWords } from './words'

const hostOf = (link: string) => (URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : link)

type VideoTileProps = { video: ProfileVideo; name: string; handle: ReactNode; onRemove: () => void }

/** A video with the picture and title that its host gives it, and its caption, which is saved when it is left. */
export const VideoTile = ({ video, name, handle, onRemove }: VideoTileProps) => {
  const words = useWords(mediaWords).videos
  const title = video.title || hostOf(video.link)
  return (
    <MediaTile
      picture={
        <span className={styles.poster}>
          <Picture src={video.poster} webp={webpOf(video.poster)} alt="" ratio="16 / 9" />
          <span className={styles.play}>
            <Play aria-hidden="true" />
          </span>
        </span>
      }
      handle={handle}
      removeLabel={words.remove(name)}
      onRemove={onRemove}
    >
      <div className={styles.facts}>
        <ExternalLink href={video.link} aria-label={words.open(title)}>
          {title} <LeavesPage className={styles.leaves} aria-hidden="true" />
        </ExternalLink>
        {!knownVideo(video.link) && <Badge>{words.asLink}</Badge>}
      </div>
      <AutoSaveForm contract={videoContract} row={video} label={words.words(name)}>
        <Field name="caption" />
      </AutoSaveForm>
    </MediaTile>
  )
}

import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../ui/icon-button'
import styles from './media-tile.module.css'

type MediaTileProps = {
  /** The picture or poster. */
  picture: ReactNode
  /** The button that moves it. */
  handle: ReactNode
  /** What else can be done with it. */
  tools?: ReactNode
  removeLabel: string
  /** Undefined where it may not be removed. */
  onRemove: (() => void) | undefined
  children?: ReactNode
}

/** A picture or video of a grid: what is seen, with its two buttons upon it, and its words below. */
export const MediaTile = ({ picture, handle, tools, removeLabel, onRemove, children }: MediaTileProps) => (
  <div className={styles.tile}>
    <div className={styles.picture}>
      {picture}
      <div className={styles.buttons}>
        {handle}
        {tools}
        {onRemove && <IconButton label={removeLabel} icon={<Trash2 />} onClick={onRemove} />}
      </div>
    </div>
    <div className={styles.words}>{children}</div>
  </div>
)

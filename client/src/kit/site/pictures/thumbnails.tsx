import { Picture } from '../../ui/picture'
import { thumbnailWebpOf } from '../../ui/webp-of'
import { useSiteWords } from '../words/use-site-words'
import { Row } from '../../ui/stack'
import styles from './thumbnails.module.css'

type ThumbnailsProps = {
  pictures: readonly { id: number; url: string }[]
  /** The place of the one in view. */
  at: number
  show: (index: number) => void
  /** What they show, where nothing around them says so. */
  label?: string
  ratio?: string
}

/** The pictures of something that is offered, small, to choose the one in view. */
export const Thumbnails = ({ pictures, at, show, label, ratio }: ThumbnailsProps) => {
  const { picture } = useSiteWords('home')
  return (
    <Row as="ul" align="stretch" aria-label={label}>
      {pictures.map(({ id, url }, index) => (
        <li key={id}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={picture(index + 1, pictures.length)}
            aria-pressed={index === at}
            onClick={() => show(index)}
          >
            <Picture src={url} webp={thumbnailWebpOf(url)} alt="" ratio={ratio} />
          </button>
        </li>
      ))}
    </Row>
  )
}

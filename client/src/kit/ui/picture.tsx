import { useState, type CSSProperties } from 'react'
import styles from './picture.module.css'
import { mainColourOf } from './webp-of'
import { PicturePlaceholder } from './picture-placeholder'

type PictureProps = {
  /** Address of the jpeg or png; null or empty shows the placeholder. */
  src: string | null | undefined
  /** What is to be seen; empty when the words around it say the same. */
  alt: string
  /** Width to height, as `16 / 9`; the box keeps it before, while and after loading. */
  ratio?: string
  /** WebP addresses with widths (`a.webp 512w, b.webp 1024w`), or one address. */
  webp?: string | null
  /** A WebP of the middle, for a phone held upright. */
  tall?: string
  fit?: 'cover' | 'contain'
  /** The most important picture of the first screen: loaded at once. */
  priority?: boolean
  rounded?: boolean
}

/** Windows that show less than two thirds of their height of a picture's width. */
const upright = '(max-width: 520px) and (max-aspect-ratio: 3/5)'

/** A picture in a box of fixed shape, WebP first, then the original, then a placeholder. */
export const Picture = (props: PictureProps) => {
  const { src, alt, ratio = '1 / 1', webp, tall, fit = 'cover', priority, rounded } = props
  const [failed, setFailed] = useState<{ src: string; stage: 'webp' | 'all' } | null>(null)
  const stage = failed && failed.src === src ? failed.stage : null
  const colour = fit === 'cover' && src ? mainColourOf(src) : undefined
  const box = { '--ratio': ratio, ...(colour && { '--coming': colour }) } as CSSProperties

  if (!src || stage === 'all')
    return (
      <span
        className={styles.box}
        style={box}
        data-rounded={rounded || undefined}
        {...(alt ? { role: 'img', 'aria-label': alt } : {})}
      >
        <PicturePlaceholder />
      </span>
    )
  const useWebp = Boolean(webp) && stage !== 'webp'
  const fail = () => setFailed({ src, stage: useWebp ? 'webp' : 'all' })
  // A picture of a page made on the server may have failed before anybody listened.
  const lookAt = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) fail()
    // Without a script it is simply there.
    if (image && !image.complete && !priority) image.dataset.comes = ''
  }
  return (
    <span className={styles.box} style={box} data-rounded={rounded || undefined}>
      {/* A browser does not fall back by itself when a source is missing: the picture is rendered again without it. */}
      <picture key={useWebp ? 'webp' : 'plain'}>
        {useWebp && tall && <source type="image/webp" media={upright} srcSet={tall} />}
        {useWebp && <source type="image/webp" srcSet={webp!} />}
        <img
          ref={lookAt}
          className={styles.image}
          src={src}
          alt={alt}
          data-fit={fit}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? undefined : 'async'}
          onLoad={({ currentTarget }) => delete currentTarget.dataset.comes}
          onError={fail}
        />
      </picture>
    </span>
  )
}

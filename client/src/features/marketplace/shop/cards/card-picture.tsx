import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { useState, type PointerEvent, type ReactNode } from 'react'
import styles from '../../../../kit/site/offer-card.module.css'
import { Picture } from '../../../../kit/ui/picture'
import { webpOf } from '../../../../kit/ui/webp-of'

/** Lies over the first picture once it is there, and is fetched by who points at the card. */
const SecondPicture = ({ url }: { url: string }) => {
  const [isLoaded, setLoaded] = useState(false)
  return (
    <img
      className={styles.second}
      src={webpOf(url) ?? url}
      alt=""
      data-loaded={isLoaded || undefined}
      onLoad={() => setLoaded(true)}
    />
  )
}

type CardPictureProps = Pick<MarketItem, 'images'> & { priority?: boolean; children?: ReactNode }

/** An item's picture on its card; a mouse over it shows the second one. */
export const CardPicture = ({ images, priority, children }: CardPictureProps) => {
  const [isPointed, setPointed] = useState(false)
  const [first, second] = images
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') setPointed(true)
  }
  return (
    <div className={styles.picture} onPointerEnter={second && onPointerEnter}>
      <Picture src={first?.url} webp={webpOf(first?.url)} alt="" priority={priority} />
      {isPointed && second && <SecondPicture url={second.url} />}
      {children}
    </div>
  )
}

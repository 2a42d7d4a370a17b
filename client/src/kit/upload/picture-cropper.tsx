import { useState } from 'react'
import { ReactCrop, centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { useWords } from '../language/bilingual'
import { cropWords } from './crop-words'
import styles from './picture-cropper.module.css'

/** The picture to cut, the shape of the part (width to height; any without one), and who is told which part is chosen, in shares. */
export type PictureCropperProps = {
  src: string
  aspect?: number
  onChange: (part: { x: number; y: number; width: number; height: number }) => void
  /** The browser cannot show it as a picture. */
  onUnreadable: () => void
}

/** The largest part of that shape, from the middle; without a shape nearly all of it, so that its handles are seen. */
const firstCrop = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement, aspect?: number) =>
  aspect
    ? centerCrop(makeAspectCrop({ unit: '%', width: 100 }, aspect, width, height), width, height)
    : centerCrop({ unit: '%', width: 94, height: 94 }, width, height)

const sharesOf = ({ x, y, width, height }: PercentCrop) => ({
  x: x / 100,
  y: y / 100,
  width: width / 100,
  height: height / 100,
})

/** Chooses a part of a picture by mouse, touch or keyboard: the arrow keys move it, and each of its handles. */
export const PictureCropper = ({ src, aspect, onChange, onUnreadable }: PictureCropperProps) => {
  const words = useWords(cropWords)
  const [crop, setCrop] = useState<PercentCrop>()
  const choose = (part: PercentCrop) => {
    setCrop(part)
    onChange(sharesOf(part))
  }
  return (
    <ReactCrop
      className={styles.cropper}
      crop={crop}
      aspect={aspect}
      keepSelection
      ruleOfThirds
      minWidth={24}
      minHeight={24}
      ariaLabels={words.handles}
      onChange={(_pixels, part) => choose(part)}
    >
      <img
        className={styles.picture}
        src={src}
        alt={words.picture}
        onLoad={({ currentTarget }) => choose(firstCrop(currentTarget, aspect))}
        onError={onUnreadable}
      />
    </ReactCrop>
  )
}

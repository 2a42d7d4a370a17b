import { evenLight, shadesOf, type EvenedLight } from '@mainstreet/shared/rules/site/even-light'
import { useId, useState } from 'react'
import { useWords } from '../../../../kit/language/bilingual'
import { RadioCards } from '../../../../kit/ui/radio-cards'
import { pictureWords } from './words'
import styles from './light-choice.module.css'

const side = 128

/** What evening would make of a picture, measured on a small copy; undefined where nothing is to be evened. */
const lightOf = (image: HTMLImageElement): EvenedLight | undefined => {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  const drawing = canvas.getContext('2d')
  if (!drawing) return undefined
  drawing.drawImage(image, 0, 0, side, side)
  return evenLight(shadesOf(drawing.getImageData(0, 0, side, side).data, 4))
}

const Evened = ({ src, light: { gain, offset } }: { src: string; light: EvenedLight }) => {
  const id = useId()
  const levels = { type: 'linear', slope: gain, intercept: offset / 255 }
  return (
    <>
      <svg className={styles.filter} aria-hidden="true">
        <filter id={id} colorInterpolationFilters="sRGB">
          <feComponentTransfer>
            <feFuncR {...levels} />
            <feFuncG {...levels} />
            <feFuncB {...levels} />
          </feComponentTransfer>
        </filter>
      </svg>
      <img className={styles.picture} src={src} alt="" style={{ filter: `url(#${CSS.escape(id)})` }} />
    </>
  )
}

type LightChoiceProps = { src: string; even: boolean; onChoose: (even: boolean) => void }

/** A dull picture as it is and with its light evened, side by side; nothing of one that needs none. */
export const LightChoice = ({ src, even, onChoose }: LightChoiceProps) => {
  const words = useWords(pictureWords)
  const [light, setLight] = useState<EvenedLight>()
  const asItIs = (
    <img
      className={styles.picture}
      src={src}
      alt=""
      onLoad={({ target }) => setLight(lightOf(target as HTMLImageElement))}
    />
  )
  if (!light) return <div hidden>{asItIs}</div>
  return (
    <RadioCards
      columns
      label={words.light}
      value={even ? 'even' : 'own'}
      onChange={(value) => onChoose(value === 'even')}
      options={[
        { value: 'own', title: words.asItIs, description: asItIs },
        { value: 'even', title: words.evened, description: <Evened src={src} light={light} /> },
      ]}
    />
  )
}

import { labelOf } from '@mainstreet/shared/columns'
import { stylesContract } from '@mainstreet/shared/contracts/site/styles'
import { isHexColour, longHex } from '@mainstreet/shared/theme/contrast'
import type { ColourName } from '@mainstreet/shared/theme/presets'
import { RotateCcw } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBackOfficeLocale, useWords } from '../../kit/language/bilingual'
import { IconButton } from '../../kit/ui/icon-button'
import { TextField } from '../../kit/ui/text-field'
import styles from './colour-field.module.css'
import type { Design } from './use-design'
import { designWords } from './words'

/** What a colour is called in the user's language. */
export const useColourLabel = () => {
  const locale = useBackOfficeLocale()
  return (name: ColourName): string => labelOf(stylesContract.record.properties[name])?.[locale] ?? name
}

/** Calls `run` when a native picker is closed: React's own change event is every step on the way. */
const usePicked = (run: () => void) => {
  const input = useRef<HTMLInputElement>(null)
  const picked = useEffectEvent(run)
  useEffect(() => {
    const element = input.current
    const listener = () => picked()
    element?.addEventListener('change', listener)
    return () => element?.removeEventListener('change', listener)
  }, [])
  return input
}

const withHash = (text: string) => (/^[0-9a-f]{3,6}$/i.test(text) ? `#${text}` : text)

type ColourFieldProps = Pick<Design, 'shown' | 'change' | 'endGesture'> & {
  name: ColourName
  /** The colour that is seen, the owner's or the preset's. */
  seen: string
}

/** A colour by picker or hex text; empty is the preset's. */
export const ColourField = ({ name, seen, shown, change, endGesture }: ColourFieldProps) => {
  const words = useWords(designWords)
  const label = useColourLabel()(name)
  const [typed, setTyped] = useState<string | null>(null)
  const [wasLeft, setWasLeft] = useState(false)
  const picker = usePicked(endGesture)
  const own = shown[name]
  const isWrong = typed !== null && typed !== '' && !isHexColour(withHash(typed))
  const set = (value: string) => {
    if (value !== own) change({ [name]: value }, name)
  }
  const type = (text: string) => {
    setTyped(text)
    setWasLeft(false)
    if (isHexColour(withHash(text))) set(longHex(withHash(text)))
  }
  const leave = () => {
    setWasLeft(true)
    if (isWrong) return
    if (typed === '') set('')
    setTyped(null)
    endGesture()
  }
  return (
    <div className={styles.colour}>
      <input
        ref={picker}
        type="color"
        className={styles.picker}
        aria-label={words.pick(label)}
        value={seen}
        onChange={(event) => {
          setTyped(null)
          set(event.target.value)
        }}
      />
      <TextField
        label={label}
        value={typed ?? own}
        placeholder={seen}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        error={isWrong && (wasLeft || typed.length > 6) ? words.badColour : undefined}
        onChange={(event) => type(event.target.value.trim())}
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Enter' && leave()}
      />
      <IconButton
        label={words.reset(label)}
        icon={<RotateCcw />}
        disabled={!own}
        onClick={() => {
          setTyped(null)
          change({ [name]: '' })
        }}
      />
    </div>
  )
}

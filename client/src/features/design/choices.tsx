import { useEffect, useId, useRef, type ReactNode } from 'react'
import { CoveringRadio } from '../../kit/ui/covering-radio'
import styles from './choices.module.css'

type ChoicesProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string; hint?: string; picture: ReactNode }[]
  /** Lines below each other, pictures in columns, or a strip to swipe. */
  layout?: 'lines' | 'columns' | 'strip'
}

/** A strip shows what is chosen, at first and whenever that changes. */
const useChosenInView = (value: string, isStrip: boolean) => {
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isStrip) return
    const strip = group.current
    const chosen = strip?.querySelector(':checked')?.parentElement
    if (!strip || !chosen) return
    // Not by scrollIntoView, which may scroll the page around the strip too.
    strip.scrollTo({ left: chosen.offsetLeft - (strip.clientWidth - chosen.offsetWidth) / 2 })
  }, [value, isStrip])
  return group
}

/** One of a few looks, each with a small picture of it; arrow keys move between them. */
export const Choices = <Value extends string>(props: ChoicesProps<Value>) => {
  const { label, value, onChange, options, layout = 'lines' } = props
  const name = useId()
  const group = useChosenInView(value, layout === 'strip')
  return (
    <div ref={group} role="radiogroup" aria-label={label} className={styles.choices} data-layout={layout}>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <CoveringRadio
            name={name}
            aria-labelledby={`${name}-${option.value}-label`}
            aria-describedby={option.hint && `${name}-${option.value}-hint`}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.picture} aria-hidden="true">
            {option.picture}
          </span>
          <span className={styles.label}>
            <span id={`${name}-${option.value}-label`}>{option.label}</span>
            {option.hint && (
              <small id={`${name}-${option.value}-hint`} className={styles.hint}>
                {option.hint}
              </small>
            )}
          </span>
        </label>
      ))}
    </div>
  )
}

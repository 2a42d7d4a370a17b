import type { KeyboardEvent, PointerEvent } from 'react'
import { useWords } from '../../kit/language/bilingual'
import { Picture } from '../../kit/ui/picture'
import { webpOf } from '../../kit/ui/webp-of'
import styles from './focus-picker.module.css'
import type { Focus } from './use-header-focus'
import { mediaWords } from './words'

const step = 2
const longStep = 10

const directions: Record<string, Focus> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

type FocusPickerProps = {
  url: string
  focus: Focus
  onMove: (focus: Focus) => void
  onDone: () => void
}

/** The whole header picture with its point, to be dragged or moved by the arrow keys, with shift in long steps. */
export const FocusPicker = ({ url, focus, onMove, onDone }: FocusPickerProps) => {
  const words = useWords(mediaWords).header
  const pointAt = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onMove({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 })
  }
  const press = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (!direction) return
    event.preventDefault()
    const by = event.shiftKey ? longStep : step
    onMove({ x: focus.x + direction.x * by, y: focus.y + direction.y * by })
  }
  return (
    <div
      className={styles.field}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        pointAt(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) pointAt(event)
      }}
      onPointerUp={onDone}
    >
      <Picture src={url} webp={webpOf(url)} alt={words.picture} ratio="16 / 9" rounded />
      <button
        type="button"
        className={styles.point}
        style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
        aria-label={words.focus(focus.x, focus.y)}
        onKeyDown={press}
        onBlur={onDone}
      />
    </div>
  )
}

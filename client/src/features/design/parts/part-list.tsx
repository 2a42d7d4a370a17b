import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useWords } from '../../../kit/language/bilingual'
import type { FramePage } from '../../../kit/site-frame/frame-messages'
import { Skeleton } from '../../../kit/ui/skeleton'
import styles from './part-list.module.css'
import { partWords } from './part-words'
import { readPart, type SitePart } from './site-part'
import { Text } from '../../../kit/ui/text'

type PartListProps = {
  /** The page that the frame shows; undefined while it is loaded. */
  page: FramePage | undefined
  /** The part that was edited last: the focus comes back to it. */
  last: string | null
  onWalk: (part: string | null) => void
  onEdit: (part: SitePart) => void
}

const stepsByKey: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** The parts of the shown page from top to bottom: arrow keys walk through them, Enter opens the form of one. */
export const PartList = ({ page, last, onWalk, onEdit }: PartListProps) => {
  const words = useWords(partWords)
  const list = useRef<HTMLUListElement>(null)
  const [walked, setWalked] = useState(last)
  const parts = (page?.parts ?? []).flatMap(({ part: name, text }) => {
    const part = readPart(name)
    return part ? [{ name, part, text }] : []
  })
  const at = Math.max(
    parts.findIndex(({ name }) => name === walked),
    0,
  )
  const buttonAt = (index: number) => list.current?.querySelectorAll('button')[index]
  const isBack = last !== null && parts.some(({ name }) => name === last)
  useEffect(() => {
    if (isBack) list.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
  }, [isBack])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepsByKey[event.key]
    if (!step) return
    event.preventDefault()
    buttonAt(step(at, parts.length))?.focus()
  }
  return (
    <section className={styles.section} aria-labelledby="parts-of-page">
      <h2 id="parts-of-page" className={styles.title}>
        {words.list}
      </h2>
      <p className={styles.about}>{words.listAbout}</p>
      {!page && <Skeleton lines={8} />}
      {page && parts.length === 0 && <p className={styles.about}>{words.none}</p>}
      <ul ref={list} className={styles.list} onKeyDown={onKeyDown} onBlur={() => onWalk(null)}>
        {parts.map(({ name, part, text }, index) => (
          <li key={name}>
            <button
              type="button"
              className={styles.part}
              tabIndex={index === at ? 0 : -1}
              onFocus={() => {
                setWalked(name)
                onWalk(name)
              }}
              onPointerEnter={() => onWalk(name)}
              onPointerLeave={() => onWalk(null)}
              onClick={() => onEdit(part)}
            >
              <Text weight="medium">{words.kinds[part.kind]}</Text>
              {text && <span className={styles.text}>{text}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { useEffect, useRef, useState } from 'react'

/** A row of pictures that scrolls from one to the next: which one is in view, and how to go to another. */
export const useSlides = (count: number) => {
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  // Where the row is on its way to: what it passes is not in view yet.
  const target = useRef<number>(undefined)
  const slideAt = (index: number) => track.current?.children[index] as HTMLElement | undefined

  /** Whether a slide is in view as a whole, as all are where they stand below each other. */
  const isWhole = (index: number) => {
    const slide = slideAt(index)
    if (!slide || !track.current) return false
    const begin = slide.offsetLeft - track.current.scrollLeft
    return begin >= -2 && begin + slide.offsetWidth <= track.current.clientWidth + 2
  }

  const show = (index: number, focus = false) => {
    const slide = slideAt(index)
    if (!slide) return
    target.current = index
    track.current!.scrollLeft = slide.offsetLeft
    setAt(index)
    if (focus) slide.querySelector('button')?.focus({ preventScroll: true })
  }
  const onScroll = () => {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = track.current ?? {}
    const width = slideAt(1)?.offsetLeft || 1
    // The last of slides that are narrower than the row never comes to its beginning.
    const isEnd = scrollLeft > 0 && scrollLeft >= scrollWidth - clientWidth - 2
    const index = isEnd ? count - 1 : Math.min(count - 1, Math.round(scrollLeft / width))
    if (target.current !== undefined && target.current !== index) return
    target.current = undefined
    setAt(index)
  }
  const onPointerDown = () => void (target.current = undefined)
  return {
    at: Math.min(at, Math.max(0, count - 1)),
    show,
    isWhole,
    row: { ref: track, onScroll, onPointerDown },
  }
}

/** Calls back when a value is another than the one rendered first or last. */
export const useChange = <T>(value: T, onChange: (value: T) => void) => {
  const last = useRef(value)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    onChange(value)
  })
}

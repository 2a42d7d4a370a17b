import { useLayoutEffect, useState, type RefObject } from 'react'

/** What a chart is drawn with, as colours that a canvas understands. */
export interface ChartColours {
  line: string
  area: string
  text: string
  grid: string
  surface: string
  font: string
}

/** Reads the colours of a probe, whose style sheet puts a token into each of these properties. */
const readColours = (probe: Element): ChartColours => {
  const style = getComputedStyle(probe)
  return {
    line: style.color,
    area: style.backgroundColor,
    text: style.outlineColor,
    grid: style.borderTopColor,
    surface: style.textDecorationColor,
    font: style.fontFamily,
  }
}

/** The colours of the theme around an element, read again when the user or the system changes from light to dark. */
export const useChartColours = (probe: RefObject<Element | null>): ChartColours | undefined => {
  const [colours, setColours] = useState<ChartColours>()
  useLayoutEffect(() => {
    const read = () => {
      if (probe.current) setColours(readColours(probe.current))
    }
    read()
    const system = matchMedia('(prefers-color-scheme: dark)')
    system.addEventListener('change', read)
    const chosen = new MutationObserver(read)
    chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => {
      system.removeEventListener('change', read)
      chosen.disconnect()
    }
  }, [probe])
  return colours
}

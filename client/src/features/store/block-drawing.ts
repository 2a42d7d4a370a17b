import type { BlockKey } from '@mainstreet/shared/rules/site/home-blocks'
import type { LayoutAttributes } from '@mainstreet/shared/theme/site-layout'

/** A cell of a drawing, in units of a picture of 88 by 56. */
export interface DrawnCell {
  kind: 'words' | 'photo' | 'card' | 'over' | 'lead' | 'row' | 'form'
  x: number
  y: number
  width: number
  height: number
}

/** Cells by letters, as grid-template-areas has them; the first of another kind than the rest where it is named. */
interface Plan {
  areas: readonly string[]
  kind: DrawnCell['kind']
  first?: DrawnCell['kind']
}

const sold: Record<LayoutAttributes['data-lead'], Plan> = {
  split: { areas: ['aaaa', 'aaaa', 'bcde'], kind: 'card', first: 'lead' },
  pairs: { areas: ['ab', 'cd'], kind: 'card' },
  large: { areas: ['aaaa', 'aaaa', 'bcde'], kind: 'card' },
  mosaic: { areas: ['aabc', 'aade'], kind: 'card' },
  over: { areas: ['aabc', 'aade'], kind: 'over' },
  column: { areas: ['aaabb', 'aaacc', 'aaadd', 'aaaee'], kind: 'row', first: 'card' },
}

const news: Record<LayoutAttributes['data-news'], Plan> = {
  wide: { areas: ['aa', 'aa', 'bc'], kind: 'card', first: 'lead' },
  cards: { areas: ['abc'], kind: 'card' },
  lines: { areas: ['a', 'b', 'c'], kind: 'row' },
}

const pictures: Record<LayoutAttributes['data-gallery'], readonly string[]> = {
  mosaic: ['aabc', 'aade'],
  strip: ['aabbc'],
  pairs: ['ab', 'cd'],
  grid: ['abc', 'def'],
}

const story: Record<LayoutAttributes['data-story'], readonly string[]> = {
  words: ['b', 'c', 'd'],
  beside: ['bba', 'cca', 'dda'],
  half: ['ba', 'ca', 'da'],
}

const lines: Plan = { areas: ['a', 'b', 'c'], kind: 'words' }

const planOf = (block: BlockKey, layout: LayoutAttributes): Plan => {
  if (block === 'featured') return sold[layout['data-lead']]
  if (block === 'notices') return news[layout['data-news']]
  if (block === 'gallery') return { areas: pictures[layout['data-gallery']], kind: 'photo' }
  if (block === 'about') return { areas: story[layout['data-story']], kind: 'words', first: 'photo' }
  if (block === 'videos') return { areas: ['aa.'], kind: 'photo' }
  if (block === 'services') return { areas: ['ab', 'cd', 'ef'], kind: 'words' }
  if (block === 'contact') return { areas: ['ba', 'ca', 'da'], kind: 'words', first: 'form' }
  return block === 'map' ? { areas: ['a'], kind: 'form' } : lines
}

const gap = 2

const cellsOf = ({ areas, kind, first = kind }: Plan, area: Omit<DrawnCell, 'kind'>): DrawnCell[] => {
  const [columns, rows] = [areas[0]!.length, areas.length]
  const letters = [...new Set(areas.join('').replaceAll('.', ''))].sort()
  return letters.map((letter) => {
    const inRows = areas.flatMap((row, index) => (row.includes(letter) ? [index] : []))
    const row = areas[inRows[0]!]!
    const [left, right] = [row.indexOf(letter), row.lastIndexOf(letter) + 1]
    const across = (column: number) => (column * (area.width + gap)) / columns
    const down = (line: number) => (line * (area.height + gap)) / rows
    return {
      kind: letter === 'a' ? first : kind,
      x: area.x + across(left),
      y: area.y + down(inRows[0]!),
      width: across(right) - across(left) - gap,
      height: down(inRows.at(-1)! + 1) - down(inRows[0]!) - gap,
    }
  })
}

/** How a block is drawn under a layout: its heading above, beside or in the middle, and its parts. */
export const blockDrawing = (block: BlockKey, layout: LayoutAttributes) => {
  const rhythm = layout['data-rhythm']
  const plan = planOf(block, layout)
  const isBeside = rhythm === 'side' && plan.first !== 'photo'
  const isBleeding = rhythm === 'bleed' && (block === 'gallery' || plan.kind === 'over')
  const area = isBeside
    ? { x: 26, y: 5, width: 57, height: 46 }
    : isBleeding
      ? { x: 0, y: 11, width: 88, height: 45 }
      : { x: 5, y: 11, width: 78, height: 40 }
  const heading = isBeside ? { x: 5, y: 5, width: 15 } : { x: rhythm === 'quote' ? 28 : 5, y: 5, width: 32 }
  return { heading, drawn: cellsOf(plan, area) }
}

import type { Site } from '@mainstreet/shared/contracts/site/site'
import { openingsFrom } from '@mainstreet/shared/rules/time/openings'
import type { FrameDraft } from '../kit/site-frame/frame-messages'
import type { Drafting } from '../kit/site-frame/framed-api'

type Columns = Readonly<Record<string, unknown>>
type Drafts = readonly FrameDraft[]

const isColumns = (value: unknown): value is Columns => typeof value === 'object' && value !== null

const columnsOf = (value: unknown): Columns[] => (Array.isArray(value) ? value.filter(isColumns) : [])

const withoutColumns = (columns: Columns, names: readonly string[]): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => !names.includes(name)))

/** Variations as they are typed, over the stored ones; what is empty costs nothing yet. */
const variationsWith = (stored: unknown, typed: unknown) =>
  columnsOf(typed).map((variation, index) => ({
    ...columnsOf(stored).find(({ id }) => id === variation.id),
    ...variation,
    id: variation.id ?? -1 - index,
    price: variation.price ?? 0,
    stock: variation.stock ?? 0,
    order: index + 1,
  }))

const itemColumns = (row: object, columns: Columns): Columns => {
  const next: Record<string, unknown> = { ...row, ...columns }
  if ('variations' in columns && 'variations' in row)
    next.variations = variationsWith(row.variations, columns.variations)
  if ('options' in columns)
    next.options = columnsOf(columns.options).map((option, index) => ({
      id: -1 - index,
      order: index + 1,
      ...option,
    }))
  return next
}

/** A time that is being typed is none until it is one. */
const hoursColumns = (columns: Columns): Columns =>
  withoutColumns(
    columns,
    ['open', 'close'].filter((name) => !columns[name]),
  )

const columnsFor = (row: object, { path, columns }: FrameDraft): Columns => {
  if (path === 'market-items') return itemColumns(row, columns)
  return path === 'profile-hours' || path === 'profile-special-hours' ? hoursColumns(columns) : columns
}

const rowWith = <Row extends { id: number }>(row: Row, path: string, drafts: Drafts): Row =>
  drafts
    .filter((draft) => draft.path === path && draft.id === row.id)
    .reduce((read, draft) => ({ ...read, ...columnsFor(read, draft) }), row)

/** Days of time off have no row of their own. */
const hasId = <Row extends object>(row: Row): row is Row & { id: number } => 'id' in row

const siteWith = (site: Site, drafts: Drafts): Site => {
  if (drafts.length === 0) return site
  const rows = <Row extends { id: number }>(path: string, stored: Row[]) =>
    stored.map((row) => rowWith(row, path, drafts))
  const hours = rows('profile-hours', site.hours)
  const specialHours = site.specialHours.map((row) =>
    hasId(row) ? rowWith(row, 'profile-special-hours', drafts) : row,
  )
  const { timezone } = site.company
  const isOtherHours = drafts.some(({ path }) => path.endsWith('-hours'))
  return {
    ...site,
    company: rowWith(site.company, 'company', drafts),
    blocks: rows('profile-blocks', site.blocks),
    links: rows('profile-links', site.links),
    nextEvent: site.nextEvent && rowWith(site.nextEvent, 'events', drafts),
    notices: rows('profile-notices', site.notices),
    gallery: rows('profile-gallery', site.gallery),
    videos: rows('profile-videos', site.videos),
    files: rows('profile-files', site.files),
    quotes: rows('profile-quotes', site.quotes),
    hours,
    specialHours,
    openings: isOtherHours
      ? openingsFrom(new Date(), { hours, special: specialHours, timezone })
      : site.openings,
    featured: site.featured.map((entry) =>
      entry.type === 'marketplace' ? { ...entry, item: rowWith(entry.item, 'market-items', drafts) } : entry,
    ),
  }
}

/** Shows in a framed site what its owner types, before it is saved. */
export const drafting: Drafting = { site: siteWith, row: rowWith }

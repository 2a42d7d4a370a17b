/** The parts of a site that can be pointed at, by whether they are a row of their own. */
const partKinds = {
  name: 'one',
  slogan: 'one',
  logo: 'one',
  header: 'one',
  about: 'one',
  hours: 'one',
  contact: 'one',
  map: 'one',
  social: 'one',
  facebook: 'one',
  twitter: 'one',
  links: 'one',
  link: 'row',
  notices: 'one',
  notice: 'row',
  gallery: 'one',
  picture: 'row',
  videos: 'one',
  video: 'row',
  files: 'one',
  file: 'row',
  quotes: 'one',
  services: 'one',
  content: 'one',
  featured: 'one',
  block: 'row',
  item: 'row',
  dish: 'row',
  car: 'row',
  event: 'row',
  funeral: 'row',
} as const

/** The kind of a part, such as `notice`. */
export type PartKind = keyof typeof partKinds

/** A part of a site: what it is, and which row of that kind. */
export interface SitePart {
  kind: PartKind
  id?: number
}

const isKind = (kind: string): kind is PartKind => Object.hasOwn(partKinds, kind)

/** A part by its name, as a page's `data-part` and the address have it; undefined where there is no such kind. */
export const readPart = (name: string): SitePart | undefined => {
  const [, kind = '', digits] = /^([a-z]+)(?::([1-9]\d{0,9}))?$/.exec(name) ?? []
  if (!isKind(kind) || (partKinds[kind] === 'row') !== (digits !== undefined)) return undefined
  return digits === undefined ? { kind } : { kind, id: Number(digits) }
}

/** The name of a part, such as `notice:12`. */
export const partName = ({ kind, id }: SitePart): string => (id === undefined ? kind : `${kind}:${id}`)

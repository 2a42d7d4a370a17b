import { harbourAlts } from './harbour-alts'
import { leonieAlts, tidewaterAlts } from './table-and-lot-alts'

export type Picture = { file: string; alt: string }

const filed = <Name extends string>(business: string, alts: Record<Name, string>) =>
  Object.fromEntries(
    Object.entries<string>(alts).map(([name, alt]) => [name, { file: `${business}/${name}.jpg`, alt }]),
  ) as Record<Name, Picture>

/** The demo's pictures by business and name; files are relative to this folder. */
export const pictures = {
  harbour: filed('harbour', harbourAlts),
  leonie: filed('leonie', leonieAlts),
  tidewater: filed('tidewater', tidewaterAlts),
}

export type Business = keyof typeof pictures

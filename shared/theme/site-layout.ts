/** How the parts of a site are built and placed; the parts' own styles say what each means. */
export interface SiteLayout {
  /** The first screen: words over the whole picture, in its middle, beside it, above it as a band, or alone. */
  hero: 'full' | 'centred' | 'split' | 'band' | 'plain'
  /** The page's top: a line above the page, over its first picture, or a name in the middle above its links. */
  header: 'above' | 'over' | 'centred'
  /** Things to choose from: a picture above the words, small beside them, or the first one large. */
  cards: 'picture' | 'list' | 'large'
  /** The blocks: on grounds in turn, titles beside them, edge to edge, or in the middle like a quote. */
  rhythm: 'tint' | 'side' | 'bleed' | 'quote'
  /** The page's end: columns, the name above columns, or all in the middle. */
  footer: 'columns' | 'wide' | 'centred'
  /** What is sold on the home page: the first beside its words, in pairs, above the others, among them, words on pictures, or a column. */
  lead: 'split' | 'pairs' | 'large' | 'mosaic' | 'over' | 'column'
  /** The business's own words: with a picture beside them, as half of the window, or alone. */
  story: 'beside' | 'half' | 'words'
  news: 'wide' | 'cards' | 'lines'
  /** The gallery: the first picture large, a strip to push, in pairs, or all alike. */
  gallery: 'mosaic' | 'strip' | 'pairs' | 'grid'
  /** A thing for sale: its pictures beside the words, one as high as the window, or all of them in two columns. */
  item: 'beside' | 'tall' | 'columns'
}

/** A layout as attributes of the site's wrapper, which styles select by. */
export type LayoutAttributes = { readonly [part in keyof SiteLayout as `data-${part}`]: SiteLayout[part] }

/** The attributes that a layout gives to the wrapper of a site. */
export const layoutAttributes = (layout: SiteLayout): LayoutAttributes => ({
  'data-hero': layout.hero,
  'data-header': layout.header,
  'data-cards': layout.cards,
  'data-rhythm': layout.rhythm,
  'data-footer': layout.footer,
  'data-lead': layout.lead,
  'data-story': layout.story,
  'data-news': layout.news,
  'data-gallery': layout.gallery,
  'data-item': layout.item,
})

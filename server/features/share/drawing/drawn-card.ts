import type { CardSize } from '@mainstreet/shared/contracts/marketplace/share'
import type { Focus } from './card-pictures'

/** What stands on a card, worked out: texts, colours (hex) and fonts. Nothing in it is markup. */
export interface CardFacts {
  /** The item's name; the business's on a card of its own. */
  title: string
  /** A line below the title. */
  subtitle: string
  business: string
  /** The upper line beside the logo: the business's name, or where it is. */
  place: string
  price?: {
    /** Before the lowest of several prices. */
    from: string
    now: string
    /** The price without the sale. */
    regular: string
  }
  /** Said over the picture. */
  badge: string
  /** What the code leads to, and how people read it. */
  link: string
  shownLink: string
  /** Said below the code. */
  scan: string
  colours: {
    ground: string
    text: string
    heading: string
    muted: string
    accent: string
    badge: string
    onBadge: string
    band: string
    bandText: string
    line: string
  }
  /** Names of families. */
  displayFont: string
  bodyFont: string
  /** Of corners, in pixels. */
  radius: number
}

/** What the drawing process is asked; the picture's bytes and then the logo's come beside it. */
export interface CardTask {
  length: number
  pictureLength: number
  focus: Focus
  facts: CardFacts
  size: CardSize
}

/** What it answers: a PNG. */
export interface DrawnCard {
  bytes: Buffer
}

import { isFilled } from '@mainstreet/shared/rules/site/filled-blocks'
import type { BlockKey } from '@mainstreet/shared/rules/site/home-blocks'
import type { ProfileBlock } from '@mainstreet/shared/contracts/site/profile'
import type { Site } from '@mainstreet/shared/contracts/site/site'
import { useEffect, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { inOrder } from '@mainstreet/shared/rules/in-order'
import styles from './block-section.module.css'
import { BlockSection, type BlockSectionProps } from './block-section'
import { ContactBlock, MapBlock } from './contact-block'
import { lazyPart } from '../../kit/lazy-part'
import { FacebookBlock } from './facebook-block'
import { FeaturedBlock, SeeAll } from './featured-block'
import { GalleryBlock } from './gallery-block'
import { NoticesBlock } from './notices-block'
import { useShownSite } from '../../kit/site/shown-site'
import { TwitterBlock } from './twitter-block'
import { VideosBlock } from './videos-block'
import { AboutBlock, ContentBlock, FilesBlock, ServicesBlock } from './word-blocks'
import { QuotesBlock } from './quotes-block'

const SubscribeBlock = lazyPart(async () => (await import('../newsletter/subscribe-block')).SubscribeBlock)

// The first screen asks for it here: as a chunk of its own it would make other pages heavier.
export { HeroOffer } from './hero-offer'

/** How a block is rendered. */
interface BlockView {
  Body?: ComponentType
  /** What stands around the body, where it is not an ordinary section. */
  Section?: ComponentType<BlockSectionProps>
  Action?: ComponentType
  split?: boolean
}

const views: Record<BlockKey, BlockView> = {
  about: { Body: AboutBlock, split: true },
  featured: { Body: FeaturedBlock, Action: SeeAll },
  facebook: { Section: FacebookBlock },
  twitter: { Body: TwitterBlock, split: true },
  notices: { Body: NoticesBlock },
  gallery: { Body: GalleryBlock },
  videos: { Body: VideosBlock },
  files: { Body: FilesBlock },
  services: { Body: ServicesBlock },
  content: { Body: ContentBlock, split: true },
  quotes: { Body: QuotesBlock },
  newsletter: { Body: SubscribeBlock },
  contact: { Body: ContactBlock },
  map: { Body: MapBlock },
}

/** A block's title as its owner wrote it. */
const titleOf = ({ block, title, lang }: ProfileBlock, { company }: Site) =>
  block === 'content' && company.profile.contentTitle
    ? { title: company.profile.contentTitle, lang: company.lang.contentTitle }
    : { title, lang: lang?.title }

const shownBlocks = (site: Site) =>
  inOrder(site.blocks)
    .filter(({ show, block }) => show && isFilled[block](site))
    .map((each) => ({
      id: each.id,
      block: each.block,
      ...titleOf(each, site),
      ...views[each.block],
    }))

/** The element that an address ends in; none where its end cannot be read. */
const anchorOf = (hash: string) => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** Goes to the block of the address once it is there, unless the browser did when it opened the page. */
const useAnchor = () => {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (!hash || (key === 'default' && window.scrollY > 0)) return
    anchorOf(hash)?.scrollIntoView()
  }, [hash, key])
}

/** The blocks of a home page in its owner's order. */
export const HomeBlocks = () => {
  const site = useShownSite()
  useAnchor()
  return (
    <div className={styles.blocks}>
      {shownBlocks(site).map(({ id, block, title, lang, Section = BlockSection, Body, Action, split }) => (
        <Section
          key={id}
          id={id}
          anchor={block}
          title={title}
          lang={lang}
          split={split}
          action={Action && <Action />}
        >
          {Body && <Body />}
        </Section>
      ))}
    </div>
  )
}

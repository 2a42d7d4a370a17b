import { homeBlocks, type BlockKey } from '@mainstreet/shared/rules/home-blocks'
import type { Locale } from '@mainstreet/shared/rules/money'
import type { ProfileBlock } from '@mainstreet/shared/contracts/profile'
import type { Site } from '@mainstreet/shared/contracts/site'
import { socialAddress } from '@mainstreet/shared/rules/social-address'
import { useEffect, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { BlockSection, type BlockSectionProps } from './block-section'
import { ContactBlock, MapBlock } from './contact-block'
import { addressLine } from '../../kit/site/contact-addresses'
import { FacebookBlock } from './facebook-block'
import { FeaturedBlock, SeeAll } from './featured-block'
import { GalleryBlock } from './gallery-block'
import { NoticesBlock } from './notices-block'
import { useShownSite } from '../../kit/site/shown-site'
import { useLocale } from '../../kit/site/texts/use-texts'
import { TwitterBlock } from './twitter-block'
import { VideosBlock } from './videos-block'
import { AboutBlock, ContentBlock, FilesBlock, ServicesBlock } from './word-blocks'

/** How a block is rendered, and whether there is anything to render. */
interface BlockView {
  Body?: ComponentType
  /** What stands around the body, where it is not an ordinary section. */
  Section?: ComponentType<BlockSectionProps>
  Action?: ComponentType
  filled: (site: Site) => boolean
  split?: boolean
}

const views: Record<BlockKey, BlockView> = {
  about: { Body: AboutBlock, filled: ({ company }) => company.profile.about !== '', split: true },
  featured: { Body: FeaturedBlock, Action: SeeAll, filled: ({ featured }) => featured.length > 0 },
  // Whether there are posts is known only when they have been asked for.
  facebook: { Section: FacebookBlock, filled: ({ company }) => company.social.facebook !== '' },
  twitter: {
    Body: TwitterBlock,
    filled: ({ company }) => socialAddress('twitter', company.social.twitter) !== undefined,
    split: true,
  },
  notices: { Body: NoticesBlock, filled: ({ notices }) => notices.length > 0 },
  gallery: { Body: GalleryBlock, filled: ({ gallery }) => gallery.length > 0 },
  videos: { Body: VideosBlock, filled: ({ videos }) => videos.length > 0 },
  files: { Body: FilesBlock, filled: ({ files }) => files.length > 0 },
  services: {
    Body: ServicesBlock,
    filled: ({ company }) => company.profile.services.length > 0,
    split: true,
  },
  content: { Body: ContentBlock, filled: ({ company }) => company.profile.contentArea !== '', split: true },
  contact: { Body: ContactBlock, filled: () => true },
  map: { Body: MapBlock, filled: ({ company }) => addressLine(company.address) !== '' },
}

/** A block's title as its owner wrote it; one that was never named is called in the page's language. */
const titleOf = ({ block, title }: ProfileBlock, site: Site, locale: Locale) => {
  const named = block === 'content' ? site.company.profile.contentTitle || title : title
  const first = homeBlocks[block].title
  return named === first.en ? first[locale] : named
}

const shownBlocks = (site: Site, locale: Locale) =>
  [...site.blocks]
    .filter(({ show, block }) => show && views[block].filled(site))
    .sort((a, b) => a.order - b.order)
    .map((each) => ({
      id: each.id,
      block: each.block,
      title: titleOf(each, site, locale),
      ...views[each.block],
    }))

/** Goes to the block of the address once it is there, unless the browser did when it opened the page. */
const useAnchor = () => {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (!hash || (key === 'default' && window.scrollY > 0)) return
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [hash, key])
}

/** The blocks of a home page in its owner's order. */
export const HomeBlocks = () => {
  const site = useShownSite()
  const locale = useLocale()
  useAnchor()
  return (
    <div>
      {shownBlocks(site, locale).map(({ id, block, title, Section = BlockSection, Body, Action, split }) => (
        <Section key={id} anchor={block} title={title} split={split} action={Action && <Action />}>
          {Body && <Body />}
        </Section>
      ))}
    </div>
  )
}

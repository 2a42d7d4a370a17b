import type { ProfileBlock } from '@mainstreet/shared/profile'
import type { Site } from '@mainstreet/shared/site'
import { useEffect, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { BlockSection } from './block-section'
import { ContactBlock, MapBlock } from './contact-block'
import { addressLine } from './contact-lines'
import { FeaturedBlock, SeeAll } from './featured-block'
import { GalleryBlock } from './gallery-block'
import { HomeHero } from './home-hero'
import { NoticesBlock } from './notices-block'
import { useShownSite } from './shown-site'
import { VideosBlock } from './videos-block'
import { AboutBlock, ContentBlock, FilesBlock, ServicesBlock } from './word-blocks'

/** How a block is drawn, and whether there is anything to draw. */
interface BlockView {
  Body: ComponentType
  Action?: ComponentType
  filled: (site: Site) => boolean
  split?: boolean
}

// Posts of other networks are shown where their data is at hand; without it their blocks hide.
const views: Partial<Record<ProfileBlock['block'], BlockView>> = {
  about: { Body: AboutBlock, filled: ({ company }) => company.profile.about !== '', split: true },
  featured: { Body: FeaturedBlock, Action: SeeAll, filled: ({ featured }) => featured.length > 0 },
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
  contact: { Body: ContactBlock, filled: () => true, split: true },
  map: { Body: MapBlock, filled: ({ company }) => addressLine(company.address) !== '' },
}

const shownBlocks = (site: Site) =>
  [...site.blocks]
    .filter(({ show, block }) => show && views[block]?.filled(site))
    .sort((a, b) => a.order - b.order)
    .map(({ id, block, title }) => ({
      id,
      block,
      title: block === 'content' ? site.company.profile.contentTitle || title : title,
      ...views[block]!,
    }))

/** Goes to the block of the address once it is there. */
const useAnchor = () => {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [hash, key])
}

/** The business on one page: the first screen, then its blocks in its owner's order. */
export const PublicHomePage = () => {
  const site = useShownSite()
  const { name, slogan } = site.company
  useAnchor()
  return (
    <>
      <title>{slogan ? `${name} · ${slogan}` : name}</title>
      <HomeHero />
      <div>
        {shownBlocks(site).map(({ id, block, title, Body, Action, split }) => (
          <BlockSection key={id} anchor={block} title={title} split={split} action={Action && <Action />}>
            <Body />
          </BlockSection>
        ))}
      </div>
    </>
  )
}

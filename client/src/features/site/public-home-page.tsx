import { HomeHero } from './home-hero'
import { useShownSite } from '../../kit/site/shown-site'
import { lazyPart } from '../../kit/lazy-part'

const HomeBlocks = lazyPart(async () => (await import('./home-blocks')).HomeBlocks)

/** The business on one page: the first screen, then its blocks. */
export const PublicHomePage = () => {
  const { name, slogan } = useShownSite().company
  return (
    <>
      <title>{slogan ? `${name} · ${slogan}` : name}</title>
      <HomeHero />
      <HomeBlocks />
    </>
  )
}

import { lazy, Suspense } from 'react'
import { HomeHero } from './home-hero'
import { useShownSite } from '../../kit/site/shown-site'

const HomeBlocks = lazy(async () => ({ default: (await import('./home-blocks')).HomeBlocks }))

/** The business on one page: the first screen, then its blocks. */
export const PublicHomePage = () => {
  const { name, slogan } = useShownSite().company
  return (
    <>
      <title>{slogan ? `${name} · ${slogan}` : name}</title>
      <HomeHero />
      <Suspense>
        <HomeBlocks />
      </Suspense>
    </>
  )
}

import { Suspense } from 'react'
import { lateLazy } from '../../kit/awake'
import { HomeHero } from './home-hero'
import { useShownSite } from './shown-site'

const HomeBlocks = lateLazy(async () => (await import('./home-blocks')).HomeBlocks)

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

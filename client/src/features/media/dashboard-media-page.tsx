import { useAccount } from '../../kit/data/use-account'
import { useWords } from '../../kit/language/bilingual'
import { ErrorState } from '../../kit/ui/error-state'
import { Page } from '../../kit/ui/page'
import { Skeleton } from '../../kit/ui/skeleton'
import styles from './account-pictures.module.css'
import { GallerySection } from './gallery-section'
import { HeaderCard } from './header-card'
import { LogoCard } from './logo-card'
import { VideosSection } from './videos-section'
import { mediaWords } from './words'

/** The pictures and videos of a site: logo, header, gallery, videos. */
export const DashboardMediaPage = () => {
  const words = useWords(mediaWords)
  const { row: account, error, refetch } = useAccount()
  return (
    <Page title={words.title}>
      {account && (
        <div className={styles.pair}>
          <LogoCard account={account} onStored={refetch} />
          <HeaderCard account={account} onStored={refetch} />
        </div>
      )}
      {!account && (error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton lines={12} />)}
      <GallerySection />
      <VideosSection account={account} />
    </Page>
  )
}

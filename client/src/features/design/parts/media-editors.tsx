import { useRow } from '../../../kit/data/data'
import { useAccountId } from '../../../kit/session/session-context'
import { ErrorState } from '../../../kit/ui/error-state'
import { Skeleton } from '../../../kit/ui/skeleton'
import { GallerySection } from '../../media/gallery-section'
import { HeaderCard } from '../../media/header-card'
import { LogoCard } from '../../media/logo-card'
import { VideosSection } from '../../media/videos-section'

/** A picture of the account itself, once the account is read. */
const ofAccount = (Card: typeof LogoCard) => {
  const Editor = () => {
    const { row: account, error, refetch } = useRow('account', useAccountId())
    if (account) return <Card account={account} onStored={refetch} />
    return error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton lines={8} block />
  }
  return Editor
}

const Videos = () => <VideosSection account={useRow('account', useAccountId()).row} />

/** The forms of the pictures and videos of a site, as its own page has them. */
export const mediaEditors = {
  logo: ofAccount(LogoCard),
  header: ofAccount(HeaderCard),
  gallery: GallerySection,
  videos: Videos,
}

import { LoadedRow } from '../../../kit/data/loaded-row'
import { useCustomerId } from '../../../kit/session/session-context'
import { Skeleton } from '../../../kit/ui/skeleton'
import { GallerySection } from '../../../features/media/gallery-section'
import { HeaderCard } from '../../../features/media/header-card'
import { LogoCard } from '../../../features/media/logo-card'
import { VideosSection } from '../../../features/media/videos-section'
import { useAccount } from '../../../kit/data/use-account'

/** A picture of the account itself, once the account is read. */
const ofAccount = (Card: typeof LogoCard) => {
  const Editor = () => (
    <LoadedRow path="account" id={useCustomerId()} placeholder={<Skeleton lines={8} block />}>
      {(account, refetch) => <Card account={account} onStored={refetch} />}
    </LoadedRow>
  )
  return Editor
}

const Videos = () => <VideosSection account={useAccount().row} />

/** The forms of the pictures and videos of a site, as its own page has them. */
export const mediaEditors = {
  logo: ofAccount(LogoCard),
  header: ofAccount(HeaderCard),
  gallery: GallerySection,
  videos: Videos,
}

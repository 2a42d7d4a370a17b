import { inOrder } from '@mainstreet/shared/rules/in-order'
import { PictureGallery } from '../../kit/site/picture-gallery'
import { useShownSite } from '../../kit/site/shown-site'

/** The business in pictures. */
export const GalleryBlock = () => <PictureGallery pictures={inOrder(useShownSite().gallery)} />

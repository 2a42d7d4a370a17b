import { inOrder } from '@mainstreet/shared/rules/in-order'
import { PictureGallery } from '../../kit/site/pictures/picture-gallery'
import { useShownSite } from '../../kit/site/shown-site'

/** The business in pictures. */
export const GalleryBlock = () => <PictureGallery pictures={inOrder(useShownSite().gallery)} />

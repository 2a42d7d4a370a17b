import { feature } from '../../kit/feature'
import { mediaUpload } from './media-upload'

/** Uploads of pictures and files. */
export const media = feature({
  routes: (app) => ({ forms: [mediaUpload(app)] }),
  limited: { 'media-upload': 'uploads-caller' },
})

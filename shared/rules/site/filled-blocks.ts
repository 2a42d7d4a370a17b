import type { Site } from '../../contracts/site/site'
import type { BlockKey } from './home-blocks'
import { socialAddress } from './social-address'

/** Whether a block of the home page has anything to show, by the block's key. */
export const isFilled: Readonly<Record<BlockKey, (site: Site) => boolean>> = {
  about: ({ company }) => company.profile.about !== '',
  featured: ({ featured }) => featured.length > 0,
  // Whether there are posts is known only when they have been asked for.
  facebook: ({ company }) => company.social.facebook !== '',
  twitter: ({ company }) => socialAddress('twitter', company.social.twitter) !== undefined,
  notices: ({ notices, funerals, nextEvent }) =>
    notices.length > 0 || funerals.length > 0 || nextEvent !== null,
  gallery: ({ gallery }) => gallery.length > 0,
  videos: ({ videos }) => videos.length > 0,
  files: ({ files }) => files.length > 0,
  services: ({ company }) => company.profile.services.length > 0,
  content: ({ company }) => company.profile.contentArea !== '',
  quotes: ({ quotes }) => quotes.length > 0,
  newsletter: ({ options }) => options.newsletter,
  contact: () => true,
  // Without a street there is no way to lead anybody.
  map: ({ company }) => company.address.street !== '',
}

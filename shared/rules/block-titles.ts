import type { ProfileBlock } from '../contracts/profile'

/** What the blocks of a home page are called until their owner names them; a page in another language has its own words for these. */
export const defaultBlockTitles: Readonly<Record<ProfileBlock['block'], string>> = {
  about: 'A little about us',
  featured: 'Featured Items',
  facebook: 'From our Facebook',
  twitter: 'Our Tweets',
  notices: 'Recent Happenings',
  gallery: 'From our Gallery',
  videos: 'Videos',
  files: 'Downloads',
  services: 'A bit of what we do',
  content: 'Content Area',
  contact: '',
  map: '',
}

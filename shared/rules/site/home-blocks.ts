import type { Locale } from '../language'

/** A block as it is before its owner changes it. */
interface HomeBlock {
  /** What it is called until its owner names it. */
  title: Readonly<Record<Locale, string>>
  /** Not shown until its owner wants it. */
  hidden?: true
}

/** The blocks of a home page, in their first order: the list that contract, new accounts and pages read. */
export const homeBlocks = {
  about: { title: { en: 'A little about us', fr: 'Quelques mots sur nous' } },
  featured: { title: { en: 'Featured Items', fr: 'Articles en vedette' } },
  facebook: { title: { en: 'From our Facebook', fr: 'Sur notre page Facebook' }, hidden: true },
  twitter: { title: { en: 'Our Tweets', fr: 'Nos publications sur X' }, hidden: true },
  notices: { title: { en: 'Recent Happenings', fr: 'Quoi de neuf' } },
  gallery: { title: { en: 'From our Gallery', fr: 'Notre galerie' } },
  videos: { title: { en: 'Videos', fr: 'Vidéos' } },
  files: { title: { en: 'Downloads', fr: 'Téléchargements' } },
  services: { title: { en: 'A bit of what we do', fr: 'Un aperçu de nos services' } },
  content: { title: { en: 'Content Area', fr: 'Zone de contenu' } },
  quotes: { title: { en: 'What people say', fr: 'Ce qu’on dit de nous' } },
  newsletter: { title: { en: 'Hear from us', fr: 'De nos nouvelles' } },
  contact: { title: { en: '', fr: '' } },
  map: { title: { en: '', fr: '' } },
} as const satisfies Record<string, HomeBlock>

/** The key of a block. */
export type BlockKey = keyof typeof homeBlocks

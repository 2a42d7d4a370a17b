import { blockContract, type blockKeys } from '@mainstreet/shared/profile'
import { tableService } from '../../kit/service/feature'
import type { Work } from '../../kit/service/work'
import { existingRow } from './existing-row'
import { insertDefaults } from './insert-defaults'

type Key = (typeof blockKeys)[number]

const hidden: readonly Key[] = ['facebook', 'twitter']

const titles: Record<Key, string> = {
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

const defaults = (Object.keys(titles) as Key[]).map((block, index) => ({
  block,
  title: titles[block],
  show: !hidden.includes(block),
  order: index + 1,
}))

/** Gives an account the blocks of a home page that it does not have yet. */
export const createDefaultBlocks = (work: Work, customerId: number): Promise<void> =>
  insertDefaults(work, { path: 'profile-blocks', customerId, rows: defaults })

/** A block exists once; what create leaves out is as the block starts. */
export const profileBlocks = tableService(blockContract, () => ({
  existing: ({ work, data }) =>
    existingRow(work, 'profile_blocks', {
      customerId: data.customerId as number,
      block: data.block as string,
    }),
  beforeWrite: ({ method, data }) =>
    method === 'create' ? { ...defaults.find(({ block }) => block === data.block), ...data } : data,
}))

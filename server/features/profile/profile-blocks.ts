import { blockContract, blockKeys } from '@mainstreet/shared/contracts/site/profile'
import { homeBlocks } from '@mainstreet/shared/rules/site/home-blocks'
import { tableService } from '../../kit/service/define-service'
import type { Work } from '../../kit/service/work'
import { existingRow } from './existing-row'
import { insertDefaults } from './insert-defaults'

const defaults = blockKeys.map((block, index) => {
  const { title, hidden }: { title: { en: string }; hidden?: true } = homeBlocks[block]
  return { block, title: title.en, show: !hidden, order: index + 1 }
})

/** Gives an account the blocks of a home page that it does not have yet. */
export const createDefaultBlocks = (work: Work, customerId: number): Promise<void> =>
  insertDefaults(work, { path: 'profile-blocks', customerId, rows: defaults })

/** A block exists once; what create leaves out is as the block starts. */
export const profileBlocks = tableService(blockContract, () => ({
  existing: ({ work, data }) =>
    existingRow(work, 'profile_blocks', { customerId: data.customerId, block: data.block }),
  beforeWrite: ({ method, data }) =>
    method === 'create' ? { ...defaults.find(({ block }) => block === data.block), ...data } : data,
}))

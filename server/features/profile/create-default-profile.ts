import type { Work } from '../../kit/service/work'
import { createDefaultBlocks } from './profile-blocks'
import { createDefaultHours } from './profile-hours'
import { createDefaultOptions } from './profile-options'
import { createDefaultStyles } from './profile-styles'

/** Gives a new account everything its page starts with; what is there already stays as it is. */
export const createDefaultProfile = async (work: Work, customerId: number): Promise<void> => {
  await createDefaultBlocks(work, customerId)
  await createDefaultHours(work, customerId)
  await createDefaultOptions(work, customerId)
  await createDefaultStyles(work, customerId)
}

import type { Work } from '../../kit/service/work'
import { endEmailChanges } from './email-change-link'
import { endPasswordLinks } from './password-link'

/** Ends every link that was mailed to a user and not used yet: whoever has one could undo what was just done. */
export const endMailedLinks = async (userId: number, work: Work): Promise<void> => {
  await endPasswordLinks(userId, work)
  await endEmailChanges(userId, work)
}

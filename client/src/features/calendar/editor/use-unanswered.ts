import { condolenceContract } from '@mainstreet/shared/contracts/calendar/condolences'
import { useList } from '../../../kit/data/data'
import { useMay } from '../../../kit/session/use-may'

const unanswered = { $or: [{ status: 'waiting' }, { reported: true }], $limit: 100 }

/** How many condolences of each funeral wait for an answer, by its id; none where that is not for the reader to say. */
export const useUnanswered = (enabled: boolean): ReadonlyMap<number, number> => {
  const mayAnswer = useMay(condolenceContract, 'patch')
  const { rows = [] } = useList('condolences', unanswered, { enabled: enabled && mayAnswer })
  const counts = new Map<number, number>()
  for (const { funeralId } of rows) counts.set(funeralId, (counts.get(funeralId) ?? 0) + 1)
  return counts
}

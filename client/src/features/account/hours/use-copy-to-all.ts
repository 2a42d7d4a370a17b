import type { ProfileHours } from '@mainstreet/shared/contracts/site/profile'
import { useSave } from '../../../kit/data/data-writes'
import { useWords } from '../../../kit/language/bilingual'
import { toast } from '../../../kit/ui/toaster'
import { hoursWords } from './hours-words'

const undoForMs = 10_000

const timesOf = ({ open, close, isOpen, byAppointment }: ProfileHours) => ({
  open,
  close,
  isOpen,
  byAppointment,
})

/** Gives the hours of a day to all other days of the week; can be undone for ten seconds. */
export const useCopyToAll = (rows: readonly ProfileHours[]) => {
  const words = useWords(hoursWords)
  const { patch } = useSave('profile-hours')
  const write = async (all: readonly { id: number; times: ReturnType<typeof timesOf> }[]) => {
    const writes = all.map(({ id, times }) => patch(id, times, { optimistic: true }))
    const failed = (await Promise.allSettled(writes)).find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') toast.error(words.notCopied, failed.reason)
    return !failed
  }
  return async (from: ProfileHours) => {
    const others = rows.filter(({ id }) => id !== from.id)
    const before = others.map((row) => ({ id: row.id, times: timesOf(row) }))
    const isDone = await write(others.map(({ id }) => ({ id, times: timesOf(from) })))
    if (!isDone) return
    const undo = { label: words.undo, onClick: () => void write(before) }
    toast.info(words.copied(words.days[from.day]), undo, undoForMs)
  }
}

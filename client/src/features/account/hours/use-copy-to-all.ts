import type { ProfileHours } from '@mainstreet/shared/contracts/site/hours'
import type { Span } from '@mainstreet/shared/rules/time/hours'
import { useEffect, useRef } from 'react'
import { useRemove, useSave } from '../../../kit/data/data-writes'
import { useWords } from '../../../kit/language/bilingual'
import { toast } from '../../../kit/ui/toaster'
import { hoursWords } from './hours-words'

const undoForMs = 10_000

interface DayTimes {
  id: number
  times: Pick<ProfileHours, 'open' | 'close' | 'isOpen' | 'byAppointment'>
  more: readonly Span[]
}

const timesOf = ({ open, close, isOpen, byAppointment, more }: ProfileHours) => ({
  times: { open, close, isOpen, byAppointment },
  more: more.map((span) => ({ open: span.open, close: span.close })),
})

/** Gives the hours of a day to all other days of the week; can be undone for ten seconds. */
export const useCopyToAll = (rows: readonly ProfileHours[]) => {
  const words = useWords(hoursWords)
  const { patch } = useSave('profile-hours')
  const { create } = useSave('profile-more-hours')
  const { remove } = useRemove('profile-more-hours')
  // What is undone is what stands there by then.
  const latest = useRef(rows)
  useEffect(() => {
    latest.current = rows
  }, [rows])
  const writeDay = async ({ id, times, more }: DayTimes) => {
    const row = latest.current.find((each) => each.id === id)
    // The old ones go first: the new may lie over them.
    await Promise.all((row?.more ?? []).map((opening) => remove(opening.id)))
    await patch(id, times, { optimistic: true })
    for (const span of more) await create({ day: row!.day, ...span })
  }
  const write = async (all: readonly DayTimes[]) => {
    const failed = (await Promise.allSettled(all.map(writeDay))).find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') toast.error(words.notCopied, failed.reason)
    return !failed
  }
  return async (from: ProfileHours) => {
    const others = rows.filter(({ id }) => id !== from.id)
    const before = others.map((row) => ({ id: row.id, ...timesOf(row) }))
    const isDone = await write(others.map(({ id }) => ({ id, ...timesOf(from) })))
    if (!isDone) return
    const undo = { label: words.undo, onClick: () => void write(before) }
    toast.info(words.copied(words.days[from.day]), undo, undoForMs)
  }
}

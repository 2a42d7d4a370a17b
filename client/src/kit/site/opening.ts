import { isOpenAt, type DayHours } from '@mainstreet/shared/rules/hours'
import { localTime } from '@mainstreet/shared/rules/local-time'
import type { Texts } from './texts/en'

/** Whether a business is open, in words. */
export interface Opening {
  open: boolean
  text: string
}

interface Asked {
  hours: readonly DayHours[]
  timezone: string
  now: Date
}

const clockText = (time: string, texts: Texts['hours']) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return texts.time(hour, minute)
}

/** Whether a business is open and until when; undefined where it has no hours. */
export const openingOf = (
  { hours, timezone, now }: Asked,
  texts: Pick<Texts, 'hours' | 'site'>,
): Opening | undefined => {
  if (!hours.some(({ isOpen, byAppointment }) => isOpen && !byAppointment)) return undefined
  const { open, closesAt, opensAt } = isOpenAt(hours, now, timezone)
  if (open)
    return {
      open,
      text: closesAt ? texts.site.openUntil(clockText(closesAt.time, texts.hours)) : texts.site.open,
    }
  if (!opensAt) return { open, text: texts.site.closed }
  const time = clockText(opensAt.time, texts.hours)
  const today = localTime(now, timezone)
  const isToday = opensAt.day === today.day && opensAt.time > secondsText(today.seconds)
  return {
    open,
    text: isToday ? texts.site.opensToday(time) : texts.site.opens(texts.hours.days[opensAt.day], time),
  }
}

const two = (value: number) => String(value).padStart(2, '0')
const secondsText = (seconds: number) =>
  `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`

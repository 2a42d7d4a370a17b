import { dayMs } from '@mainstreet/shared/rules/time/durations'

const prefix = 'typed '
const keptMs = 7 * dayMs

interface Kept {
  at: number
  values: Record<string, unknown>
}

const openStorage = (): Storage | undefined => {
  try {
    return window.localStorage
  } catch {
    // The browser keeps nothing for anybody.
    return undefined
  }
}

/** What was typed into a form under this key and neither saved nor thrown away; undefined where that is a week ago. */
export const readKept = (key: string): Kept['values'] | undefined => {
  try {
    const { at, values } = JSON.parse(openStorage()?.getItem(prefix + key) ?? '{}') as Partial<Kept>
    return at !== undefined && Date.now() - at < keptMs ? values : undefined
  } catch {
    return undefined
  }
}

/** Forgets what was typed into a form. */
export const forgetKept = (key: string): void => openStorage()?.removeItem(prefix + key)

/** Keeps what is typed into a form in this browser. */
export const keepTyped = (key: string, values: Kept['values']): void => {
  if (Object.keys(values).length === 0) return forgetKept(key)
  try {
    openStorage()?.setItem(prefix + key, JSON.stringify({ at: Date.now(), values } satisfies Kept))
  } catch {
    // There is no room left: what was typed is in the form alone, as it always is.
  }
}

/** Forgets all that was typed: whoever signs out leaves nothing behind. */
export const forgetAllKept = (): void => {
  const kept = openStorage()
  for (const name of Object.keys(kept ?? {})) if (name.startsWith(prefix)) kept?.removeItem(name)
}

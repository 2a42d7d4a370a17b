import { useState, useSyncExternalStore } from 'react'
import { randomKey } from '../../../kit/data/random-key'

const never = () => () => undefined

const read = (name: string): string => {
  try {
    return localStorage.getItem(name) ?? ''
  } catch {
    // The browser keeps nothing: the mark is its page's.
    return ''
  }
}

/** What this browser has said of an entry, such as `event 7`: its key there, and how many people; 0 where it has said nothing. */
export const useOwnMark = (entry: string) => {
  const name = `mark ${entry}`
  const stored = useSyncExternalStore(
    never,
    () => read(name),
    () => '',
  )
  const [kept, setKept] = useState<string>()
  const [key = '', people = '0'] = (kept ?? stored).split(' ')
  const keep = (mark: { key: string; people: number }) => {
    const text = `${mark.key} ${mark.people}`
    setKept(text)
    try {
      localStorage.setItem(name, text)
    } catch {
      // There is no room: the mark is its page's.
    }
  }
  return { people: Number(people), keyOf: () => key || randomKey(), keep }
}

import { useState, useSyncExternalStore } from 'react'
import { randomKey } from '../../../kit/data/random-key'
import { keepLocalText, readLocalText } from '../../../kit/local-text'

const never = () => () => undefined

interface Mark {
  key: string
  people: number
}

interface OwnMarkOptions {
  /** Such as `event 7`. */
  entry: string
  /** How many there are in all, as the page knows it. */
  known: number
  /** Says it to the server, which answers how many there are then. */
  send: (mark: Mark) => Promise<number>
}

/** What this browser has said of an entry, for how many people (0: nothing), how many there are in all, and the way to say it. */
export const useOwnMark = ({ entry, known, send }: OwnMarkOptions) => {
  const name = `mark ${entry}`
  const stored = useSyncExternalStore(
    never,
    () => readLocalText(name),
    () => null,
  )
  // Where the browser keeps nothing the mark is its page's.
  const [said, setSaid] = useState<string>()
  const [answered, setAnswered] = useState<{ all: number; of: number }>()
  const [failed, setFailed] = useState(false)
  const [fresh] = useState(randomKey)
  const [key = '', people = '0'] = (said ?? stored ?? '').split(' ')
  const say = (count: number) => {
    const mark = { key: key || fresh, people: count }
    setFailed(false)
    send(mark).then(
      (all) => {
        const text = `${mark.key} ${count}`
        setSaid(text)
        keepLocalText(name, text)
        setAnswered({ all, of: known })
      },
      () => setFailed(true),
    )
  }
  // What the page hears of the entry later counts more than what was answered here.
  return { people: Number(people), all: answered?.of === known ? answered.all : known, failed, say }
}

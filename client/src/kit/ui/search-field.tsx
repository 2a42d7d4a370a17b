import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from './icon-button'
import { useKitWords } from './kit-words'
import styles from './search-field.module.css'

type SearchFieldProps = {
  label: string
  value: string
  onSearch: (value: string) => void
  placeholder?: string
  /** Milliseconds of rest before `onSearch` is called. */
  delay?: number
}

/** A search box that reports after the typing rests; Enter, leaving and clearing report at once. */
export const SearchField = (props: SearchFieldProps) => {
  const { label, value, onSearch, placeholder, delay = 100 } = props
  const words = useKitWords()
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const [reported, setReported] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // A value set from outside (a link, a reset) wins over what is in the box; the echo of a report does not.
  if (value !== known) {
    setKnown(value)
    setReported(value)
    if (value !== reported) setTyped(value)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const report = (next: string) => {
    clearTimeout(timer.current)
    if (next === reported) return
    setReported(next)
    onSearch(next)
  }
  const type = (next: string) => {
    setTyped(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => report(next), delay)
  }
  const clear = () => {
    setTyped('')
    report('')
  }
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        report(typed)
      }}
    >
      <Search className={styles.icon} aria-hidden="true" />
      <input
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={placeholder ?? label}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onBlur={() => report(typed)}
      />
      {typed && (
        <IconButton label={words.clearSearch} icon={<X />} className={styles.clear} onClick={clear} />
      )}
    </form>
  )
}

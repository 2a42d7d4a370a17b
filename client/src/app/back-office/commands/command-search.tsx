import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../../kit/language/bilingual'
import { trackLoading } from '../../../kit/loading'
import { toast } from '../../../kit/ui/toaster'
import { CommandDialog } from '../../../kit/ui/command-dialog'
import type { CommandFinder, Found } from './command-finder'
import { commandWords } from './command-words'

const loadFinder = () => import('./command-finder')

/** Fetches the search's code before it is opened. */
export const preloadCommands = () => void loadFinder().catch(() => {})

/** Calls back when ⌘K or Ctrl K is pressed, unless what has the focus uses it or a dialog is open. */
export const useCommandKey = (onKey: () => void) => {
  const latest = useRef(onKey)
  useEffect(() => {
    latest.current = onKey
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isOurs = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey
      if (!isOurs || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) latest.current()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

type CommandSearchProps = {
  /** What is typed; the search is closed without. */
  text: string | undefined
  onText: (text: string) => void
  onClose: () => void
}

/** The search over everything. Its box is there at once, so that no letter is lost; what finds comes when it is first opened. */
export const CommandSearch = ({ text, onText, onClose }: CommandSearchProps) => {
  const words = useWords(commandWords)
  const [Finder, setFinder] = useState<typeof CommandFinder>()
  const [found, setFound] = useState<Found>({ groups: [] })
  const open = text !== undefined
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!open || Finder) return
    trackLoading(loadFinder()).then(
      ({ CommandFinder: loaded }) => setFinder(() => loaded),
      (error: unknown) => {
        close.current()
        toast.error(words.notLoaded, error)
      },
    )
  }, [open, Finder, words])
  return (
    <>
      {open && Finder && <Finder text={text} onFound={setFound} />}
      <CommandDialog
        {...{ open, onClose, onText }}
        {...(Finder ? found : { groups: [], note: words.searching })}
        text={text ?? ''}
        label={words.title}
      />
    </>
  )
}

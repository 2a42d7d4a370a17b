import { useEffect, useRef, useState, type ComponentType } from 'react'
import { trackLoading } from '../../../kit/loading'
import { toast } from '../../../kit/ui/toaster'
import type { CommandPanelProps } from './command-panel'

const loadPanel = () => import('./command-panel')

/** Fetches the search's code before it is opened. */
export const preloadCommands = () => void loadPanel().catch(() => {})

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

/** The search over pages, items, orders and actions; its code comes when it is first opened. */
export const CommandSearch = ({ open, onClose }: CommandPanelProps) => {
  const [Panel, setPanel] = useState<ComponentType<CommandPanelProps>>()
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!open || Panel) return
    trackLoading(loadPanel()).then(
      ({ CommandPanel }) => setPanel(() => CommandPanel),
      (error: unknown) => {
        close.current()
        toast.error('The search could not be loaded.', error)
      },
    )
  }, [open, Panel])
  return Panel ? <Panel {...{ open, onClose }} /> : null
}

import { useEffect, useRef } from 'react'

/** A line of links, wider than a phone, that keeps the link of the open page in view; looks again after each of `changes`. */
export const useCurrentInView = (changes: string) => {
  const line = useRef<HTMLElement>(null)
  useEffect(() => {
    const link = line.current?.querySelector('[aria-current]')
    link?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [changes])
  return line
}

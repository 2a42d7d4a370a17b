import { useCallback, useEffect, useState } from 'react'

const shownMs = 5_000

/** A message that clears itself after 5 seconds; saying it again restarts the time. */
export const usePassingMessage = () => {
  const [message, setMessage] = useState<{ text: string } | null>(null)
  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => setMessage(null), shownMs)
    return () => clearTimeout(timer)
  }, [message])
  const say = useCallback((text: string) => setMessage({ text }), [])
  const clear = useCallback(() => setMessage(null), [])
  return { message: message?.text, say, clear }
}

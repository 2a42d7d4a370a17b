import { useEffect, useState } from 'react'

/** A text once its typing has rested, for so many milliseconds. */
export const useDebounced = (text: string, restMs = 100): string => {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs)
    return () => clearTimeout(timer)
  }, [text, restMs])
  return rested
}

import { useEffect, useState } from 'react'

const restMs = 100

/** A text once its typing has rested. */
export const useDebounced = (text: string): string => {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

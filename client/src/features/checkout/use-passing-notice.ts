import { useCallback, useEffect, useRef, useState } from 'react'

const warningMs = 5_000

/** A message above the step: warnings clear after five seconds, failures stay until something is done. */
export interface StepNotice {
  tone: 'warning' | 'danger'
  text: string
}

/** Holds the one message of the checkout. */
export const usePassingNotice = () => {
  const [notice, setNotice] = useState<StepNotice | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const say = useCallback((next: StepNotice | null) => {
    clearTimeout(timer.current)
    setNotice(next)
    if (next?.tone === 'warning') timer.current = setTimeout(() => setNotice(null), warningMs)
  }, [])
  return { notice, say }
}

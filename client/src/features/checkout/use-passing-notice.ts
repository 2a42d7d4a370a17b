import { useCallback, useEffect, useRef, useState } from 'react'
import type { PanelStep } from './steps/panel-steps'

const warningMs = 5_000

/** A message of a step: warnings clear after five seconds, failures stay until the step is left. */
export interface StepNotice {
  tone: 'warning' | 'danger'
  text: string
  /** What a press on it leads back to: the payment with another card, or with the same one. */
  retry?: 'card' | 'same'
  /** Where it is said; in the step in view if nothing else is told. */
  at?: PanelStep
}

/** Why a card was refused goes along to where another is given. */
const noticeAt = (notice: StepNotice | null, step: PanelStep): StepNotice | null =>
  notice?.retry === 'card' && notice.at === 'information' && step === 'review'
    ? { ...notice, at: step }
    : null

/** Holds the one message of the checkout; it belongs to a step and goes with it. */
export const usePassingNotice = (step: PanelStep) => {
  const [notice, setNotice] = useState<StepNotice | null>(null)
  const [last, setLast] = useState(step)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (last !== step) {
    setLast(step)
    if (notice?.at !== step) setNotice(noticeAt(notice, step))
  }

  const say = useCallback(
    (next: StepNotice | null) => {
      clearTimeout(timer.current)
      setNotice(next && { at: step, ...next })
      if (next?.tone === 'warning') timer.current = setTimeout(() => setNotice(null), warningMs)
    },
    [step],
  )
  return { notice: notice?.at === step ? notice : null, say }
}

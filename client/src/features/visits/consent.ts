import { useSyncExternalStore } from 'react'

/** What a visitor has answered about third-party cookies: yes, no, or nothing yet; `called` while the question is wanted back. */
export interface Consent {
  answer: 'yes' | 'no' | null
  called: boolean
}

const key = 'mainstreet-cookies'
const listeners = new Set<() => void>()
const undecided: Consent = { answer: null, called: false }

const recallConsent = (): Consent => {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'yes' || stored === 'no' ? { answer: stored, called: false } : undecided
  } catch {
    return undecided
  }
}

let consent: Consent | undefined

const takeConsent = (next: Consent | undefined) => {
  consent = next
  listeners.forEach((listener) => listener())
}

const onStorage = (event: StorageEvent) => {
  // No key: everything was cleared.
  if (event.key === key || event.key === null) takeConsent(undefined)
}

const subscribeConsent = (listener: () => void) => {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('storage', onStorage)
    consent = undefined
  }
}

const readConsent = () => (consent ??= recallConsent())

/** Stores a visitor's answer in this browser. */
export const answerConsent = (answer: 'yes' | 'no') => {
  try {
    localStorage.setItem(key, answer)
  } catch {
    // Where storage is closed the answer lasts as long as the page.
  }
  takeConsent({ answer, called: false })
}

/** Asks again, so that a visitor can change the answer. */
export const callConsent = () => takeConsent({ ...readConsent(), called: true })

/** The visitor's answer, as it changes in any tab. */
export const useConsent = (): Consent => useSyncExternalStore(subscribeConsent, readConsent, () => undecided)

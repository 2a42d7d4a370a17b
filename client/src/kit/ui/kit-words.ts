import { createContext, use } from 'react'

/** What parts of the kit say by themselves. */
export interface KitWords {
  loading: string
  wait: string
  close: string
  dismiss: string
  confirm: string
  cancel: string
  done: string
  clearSearch: string
  less: string
  more: string
  salePrice: string
  regularPrice: string
  failed: string
  retry: string
  notDone: string
  /** A label and what it is of, with the colon of the language. */
  labelled: (label: string, text: string) => string
  /** Why something failed, where the words of the error itself are of another language. */
  reason?: (error: unknown) => string
}

/** The kit's words in English. */
export const englishKitWords: KitWords = {
  loading: 'Loading',
  wait: 'Please wait',
  close: 'Close',
  dismiss: 'Dismiss',
  confirm: 'Confirm',
  cancel: 'Cancel',
  done: 'done',
  clearSearch: 'Clear the search',
  less: 'One less',
  more: 'One more',
  salePrice: 'Sale price',
  regularPrice: 'Regular price',
  failed: 'This could not be loaded',
  retry: 'Try again',
  notDone: 'That did not work. Please try again.',
  labelled: (label, text) => `${label}: ${text}`,
}

/** Provides the words of another language. */
export const KitLanguage = createContext(englishKitWords)

/** The kit's words in the language around a part. */
export const useKitWords = (): KitWords => use(KitLanguage)

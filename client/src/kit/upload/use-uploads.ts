import { singleMediaTypes, type MediaFile, type MediaType } from '@mainstreet/shared/contracts/site/media'
import pLimit from 'p-limit'
import { useEffect, useRef, useState } from 'react'
import { useData } from '../data/data-provider'
import { useWords } from '../language/bilingual'
import { useCustomerId } from '../session/session-context'
import { useKitWords } from '../ui/kit-words'
import { failureOf, refuseFile, type UploadFailure } from './upload-failure'
import { uploadWords } from './upload-words'

/** Columns of the row that go with a file, by their names in the form of `media-upload`. */
export type UploadFields = Readonly<Record<string, string | number>>

/** A file on its way, or one that was not stored. */
export interface UploadItem {
  key: number
  name: string
  /** The picture as it is on this machine; undefined for a file that is no picture. */
  preview?: string
  state: 'waiting' | 'uploading' | 'failed'
  /** The share of it that has been sent, 0 to 1; after that the server prepares it. */
  progress: number
  failure?: UploadFailure
}

/** What is being uploaded at a place, and what can be done about it. */
export interface Uploads {
  type: MediaType
  /** A place for one file: a new one takes the place of what is being sent. */
  isSingle: boolean
  items: readonly UploadItem[]
  /** How many were stored; shown for five seconds once none is under way. */
  stored: number
  add(files: readonly File[], fields?: UploadFields): void
  retry(key: number): void
  /** Stops one that is under way, or takes a failed one off the list. */
  dismiss(key: number): void
}

interface UploadsOptions {
  type: MediaType
  /** Of every file of this place, such as the item of a picture. */
  fields?: UploadFields
  onStored?: (files: readonly MediaFile[]) => void
}

interface Source {
  file: File
  fields?: UploadFields
  preview?: string
  abort: AbortController
}

const storedShownMs = 5000

// Of all places of a window together: more would only make each slower.
const inTurn = pLimit(2)
let lastKey = 0

const previewOf = (file: File) => (file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined)

/** Asks before the window is closed while something is being sent. */
const useUploadGuard = (isBusy: boolean) => {
  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isBusy])
}

const useStoredCount = (isBusy: boolean) => {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (isBusy || count === 0) return
    const timer = setTimeout(() => setCount(0), storedShownMs)
    return () => clearTimeout(timer)
  }, [isBusy, count])
  return {
    stored: isBusy ? 0 : count,
    countOne: () => setCount((before) => before + 1),
    /** What is sent together is counted together; what comes later is counted anew. */
    begin: () => {
      if (!isBusy) setCount(0)
    },
  }
}

/** The form of one file, whose fields stand before it: the server knows what a file is for before it comes. */
const useFormOf = ({ type, fields }: UploadsOptions) => {
  const id = useCustomerId()
  return (source: Source): FormData => {
    const form = new FormData()
    const texts = {
      type,
      id,
      ...fields,
      ...source.fields,
    }
    for (const [name, value] of Object.entries(texts)) form.set(name, String(value))
    form.set('files', source.file)
    return form
  }
}

/** The files of a list and what is known of each; addresses of previews are given back when the place goes. */
const useUploadItems = () => {
  const [items, setItems] = useState<readonly UploadItem[]>([])
  const sources = useRef(new Map<number, Source>())
  useEffect(() => {
    const all = sources.current
    return () => all.forEach(({ preview }) => preview && URL.revokeObjectURL(preview))
  }, [])
  const append = (file: File, fields?: UploadFields): number => {
    const key = ++lastKey
    const preview = previewOf(file)
    sources.current.set(key, { file, fields, preview, abort: new AbortController() })
    setItems((all) => [...all, { key, name: file.name, preview, state: 'waiting', progress: 0 }])
    return key
  }
  const change = (key: number, columns: Partial<UploadItem>) =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...columns } : item)))
  const drop = (key: number) => {
    const source = sources.current.get(key)
    source?.abort.abort()
    if (source?.preview) URL.revokeObjectURL(source.preview)
    sources.current.delete(key)
    setItems((all) => all.filter((item) => item.key !== key))
  }
  return { items, append, change, drop, sourceOf: (key: number) => sources.current.get(key) }
}

/** Sends files to `media-upload`, each in a form of its own, two at a time; what failed stays with its reason. */
export const useUploads = (options: UploadsOptions): Uploads => {
  const { type, onStored } = options
  const { api } = useData()
  const words = useWords(uploadWords)
  const kit = useKitWords()
  const formOf = useFormOf(options)
  const { items, append, change, drop, sourceOf } = useUploadItems()
  const isBusy = items.some(({ state }) => state !== 'failed')
  const { stored, countOne, begin } = useStoredCount(isBusy)
  const isSingle = singleMediaTypes.includes(type)
  useUploadGuard(isBusy)

  const send = async (key: number) => {
    const source = sourceOf(key)
    if (!source) return
    const { signal } = source.abort
    change(key, { state: 'uploading', progress: 0 })
    try {
      const onProgress = (progress: number) => change(key, { progress })
      const { files } = await api.upload('media-upload', formOf(source), { onProgress, signal })
      if (signal.aborted) return
      countOne()
      drop(key)
      onStored?.(files)
    } catch (error) {
      if (!signal.aborted) change(key, { state: 'failed', failure: failureOf(error, { type, words, kit }) })
    }
  }
  const start = (key: number) => void inTurn(() => send(key))

  const add = (files: readonly File[], fields?: UploadFields) => {
    const [first] = files
    if (!first) return
    begin()
    if (isSingle) items.forEach(({ key }) => drop(key))
    if (isSingle && files.length > 1) {
      const failure = { reason: words.refused(type), detail: words.oneOnly, mayRetry: false }
      return change(append(first), { name: words.severalFiles(files.length), state: 'failed', failure })
    }
    for (const file of files) {
      const failure = refuseFile(file, type, words)
      const key = append(file, fields)
      if (failure) change(key, { state: 'failed', failure })
      else start(key)
    }
  }
  const retry = (key: number) => {
    begin()
    change(key, { state: 'waiting', progress: 0, failure: undefined })
    start(key)
  }
  return { type, isSingle, items, stored, add, retry, dismiss: drop }
}

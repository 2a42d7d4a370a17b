import { createElement, use, type ComponentType } from 'react'
import { trackLoading } from '../loading'

/** A page or a layout of the back office as a chunk of its own, which can be fetched before it is opened. */
export type PageChunk = ComponentType & { preload(): void }

/**
 * A chunk that is loaded when it is first opened or about to be; opening it is shown as waiting.
 * Not `lazy`, which suspends even where the code is there, and React shows nothing for 300 ms after a fallback.
 */
export const page = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): PageChunk => {
  let loaded: ComponentType | undefined
  let loading: Promise<ComponentType> | undefined
  const loadOnce = () =>
    (loading ??= load().then(
      (chunk) => (loaded = chunk[name]),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    ))
  let opening: Promise<ComponentType> | undefined
  const open = () => (opening ??= trackLoading(loadOnce()))
  const Page = () => createElement(loaded ?? use(open()))
  // What fails ahead of time is tried again when the page is opened.
  return Object.assign(Page, { preload: () => void loadOnce().catch(() => {}) })
}

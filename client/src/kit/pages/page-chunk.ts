import type { ComponentType } from 'react'
import { chunkOf } from '../chunk'
import { trackLoading } from '../loading'

/** A page or a layout of the back office as a chunk of its own, which can be fetched before it is opened. */
export type PageChunk = ComponentType & { preload(): void }

/** A chunk that is loaded when it is first opened or about to be; opening it is shown as waiting. */
export const page = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): PageChunk => {
  const Page = chunkOf(async () => (await load())[name], trackLoading)
  // What fails ahead of time is tried again when the page is opened.
  return Object.assign(Page, { preload: () => void Page.fetch().catch(() => {}) })
}

import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { trackLoading } from '../../kit/loading'

/** A page of the back office as a chunk of its own, which can be fetched before it is opened. */
export type PageChunk = LazyExoticComponent<ComponentType> & { preload(): void }

/** A page's own chunk, loaded when it is first opened or about to be; opening it is shown as waiting. */
export const page = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): PageChunk => {
  let loading: ReturnType<typeof load> | undefined
  const loadOnce = () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    }))
  const Page = lazy(async () => ({ default: (await trackLoading(loadOnce()))[name] }))
  // What fails ahead of time is tried again when the page is opened.
  return Object.assign(Page, { preload: () => void loadOnce().catch(() => {}) })
}

import { createElement, lazy, memo, useState, type ComponentType } from 'react'
import { Part } from './part'

/** What fetches the code of each part that the pages loaded so far have. */
export const partsToCome = new Set<() => Promise<unknown>>()

/**
 * A component whose code comes when it is first shown, or before by `fetch`. Code that is there is rendered at once:
 * `lazy` alone would suspend, and React keeps a fallback for 300 ms.
 */
export const chunkOf = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let Ready: ComponentType<Props> | undefined
  const fetch = async () => (Ready ??= await load())
  const Lazy: ComponentType<Props> = lazy(async () => ({ default: await fetch() }))
  const Chunk = (props: Props) => {
    // Once shown it stays the same component, or what is typed in it would be gone.
    const [Shown] = useState(() => Ready ?? Lazy)
    return createElement(Shown, props)
  }
  return Object.assign(Chunk, { fetch })
}

/**
 * A part whose code comes after its page's. Rendered again before that with the same properties, it stays as the
 * server sent it; with others React would clear it.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Chunk = chunkOf(load)
  partsToCome.add(Chunk.fetch)
  const Loaded = (props: Props) => (
    // The fallback takes the part's place in a grid.
    <Part fallback={<div />}>
      <Chunk {...props} />
    </Part>
  )
  return memo(Loaded)
}

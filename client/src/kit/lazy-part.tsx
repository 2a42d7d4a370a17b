import { memo, type ComponentType } from 'react'
import { chunkOf } from './chunk'
import { Part } from './part'

/** What fetches the code of each part that the pages loaded so far have. */
export const partsToCome = new Set<() => Promise<unknown>>()

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

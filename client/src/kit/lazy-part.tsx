import { lazy, memo, type ComponentType } from 'react'
import { Part } from './part'

/**
 * A part whose code comes after its page's. Rendered again before that with the same properties, it stays as the
 * server sent it; with others React would clear it.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Lazy: ComponentType<Props> = lazy(async () => ({ default: await load() }))
  const Loaded = (props: Props) => (
    // The fallback takes the part's place in a grid.
    <Part fallback={<div />}>
      <Lazy {...props} />
    </Part>
  )
  return memo(Loaded)
}

import { lazy, memo, Suspense, type ComponentType } from 'react'

/**
 * A part whose code comes after its page's. Rendered again before that with the same properties, it stays as the
 * server sent it; with others React would clear it.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Part: ComponentType<Props> = lazy(async () => ({ default: await load() }))
  const Loaded = (props: Props) => (
    // The fallback takes the part's place in a grid.
    <Suspense fallback={<div />}>
      <Part {...props} />
    </Suspense>
  )
  return memo(Loaded)
}

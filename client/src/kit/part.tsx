import { Suspense, type SuspenseProps } from 'react'
import { useIsHydrating } from './use-is-hydrating'

const Mark = ({ end }: { end: 'start' | 'end' }) => useIsHydrating() && <template data-hydrating={end} />

/** What is hydrated together: until it is, two marks that the server has sent say where it begins and ends. */
export const Hydrated = ({ children }: Pick<SuspenseProps, 'children'>) => (
  <>
    <Mark end="start" />
    {children}
    <Mark end="end" />
  </>
)

/** A part of a page that waits for its code, and is hydrated by itself. */
export const Part = ({ fallback, children }: SuspenseProps) => (
  <Suspense fallback={fallback}>
    <Hydrated>{children}</Hydrated>
  </Suspense>
)

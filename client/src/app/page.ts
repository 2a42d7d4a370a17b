import type { ComponentType } from 'react'
import { chunkOf } from '../kit/chunk'

/** Where a page is, and what renders it. */
export interface PageRoute {
  path: string
  Page: ReturnType<typeof page>
}

/** A page's own chunk, loaded when it is first opened or about to be. */
export const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  chunkOf(async () => (await load())[name])

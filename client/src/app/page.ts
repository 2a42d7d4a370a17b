import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** Where a page is, and what renders it. */
export interface PageRoute {
  path: string
  Page: LazyExoticComponent<ComponentType>
}

/** A page's own chunk, loaded when it is first opened. */
export const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }))

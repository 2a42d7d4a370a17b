import type { roleNames } from '@mainstreet/shared/contracts/account'
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { Bilingual } from '../kit/language/bilingual'
import type { PageChunk } from './back-office/page-chunk'

/** Who a page of the back office looks like: the owner's tool, that of who has no business yet, the platform's tool, what that adds to a customer's pages and shows by modules, or nobody's. */
export type Surface = 'dashboard' | 'opening' | 'admin' | 'customer' | 'module' | 'plain'

/** The names of the pictures beside the navigation's words. */
export type NavIcon =
  | 'home'
  | 'details'
  | 'media'
  | 'content'
  | 'settings'
  | 'design'
  | 'products'
  | 'cars'
  | 'menu'
  | 'calendar'
  | 'orders'
  | 'account'
  | 'integrations'
  | 'support'

/** A line of the dashboard's navigation. */
export interface NavEntry {
  icon: NavIcon
  group: 'Site' | 'Applications' | 'Account'
  /** The application that a business must have for it. */
  role?: (typeof roleNames)[number]
}

/** Where a page is, and what renders it. */
export interface PageRoute {
  path: string
  Page: LazyExoticComponent<ComponentType>
}

/** One page of the back office: who may see it, and its line in the navigation. */
export interface BackOfficePage {
  path: string
  Page: PageChunk
  surface: Surface
  who: 'anyone' | 'owner' | 'staff'
  label: Bilingual<string>
  nav?: NavEntry
}

/** A page's own chunk, loaded when it is first opened. */
export const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }))

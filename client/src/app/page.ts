import type { Method } from '@mainstreet/shared/access'
import type { AnyContract } from '@mainstreet/shared/contract'
import type { roleNames } from '@mainstreet/shared/contracts/account'
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { Bilingual } from '../kit/language/bilingual'
import type { PageChunk } from './back-office/page-chunk'

/** Who a page of the back office is for: an owner, who has no business yet, the platform, what it adds to a customer's pages and shows by modules, or nobody. */
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
  | 'bookings'
  | 'calendar'
  | 'orders'
  | 'messages'
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

/** What one must be allowed to do for a page to be of use: a method of a service, or nothing but to belong to the business. */
export type PageNeed = readonly [AnyContract, Method] | 'membership'

interface AnyPage {
  path: string
  Page: PageChunk
  who: 'anyone' | 'owner' | 'staff'
  label: Bilingual<string>
  nav?: NavEntry
}

interface DashboardPage extends AnyPage {
  surface: 'dashboard'
  needs: PageNeed
}

interface OtherPage extends AnyPage {
  surface: Exclude<Surface, 'dashboard'>
  needs?: undefined
}

/** One page of the back office: who may see it, and its line in the navigation. A page of the dashboard says which of its members it is for. */
export type BackOfficePage = DashboardPage | OtherPage

/** A page's own chunk, loaded when it is first opened. */
export const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }))

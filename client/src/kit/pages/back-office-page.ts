import type { Method } from '@mainstreet/shared/access'
import type { AnyContract } from '@mainstreet/shared/contract'
import type { roleNames } from '@mainstreet/shared/contracts/account'
import type { Bilingual } from '../language/bilingual'
import type { PageChunk } from './page-chunk'

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
  | 'sales'
  | 'account'
  | 'integrations'
  | 'support'

/** A line of the dashboard's navigation. */
export interface NavEntry {
  icon: NavIcon
  group: 'Site' | 'Applications' | 'Account'
  /** The application that a business must have for it. */
  role?: (typeof roleNames)[number]
  /** The overview leads to it; it has a line for who has none. */
  inOverview?: true
}

/** What one must be allowed to do for a page to be of use: a method of a service, or nothing but to belong to the business. */
export type PageNeed = readonly [AnyContract, Method] | 'membership'

interface AnyPage {
  path: string
  Page: PageChunk
  who: 'anyone' | 'owner' | 'staff'
  label: Bilingual<string>
  nav?: NavEntry
  /** Staff find it at a customer, too: among the tabs, or in the list of the owner's pages. */
  customer?: 'tab' | 'link'
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

/** What is said of every page of one kind. */
export const inDashboard = { surface: 'dashboard', who: 'owner' } as const
/** A page of the platform's tool. */
export const inAdmin = { surface: 'admin', who: 'staff' } as const
/** A page that the platform's tool adds to those of a customer. */
export const ofCustomer = { surface: 'customer', who: 'staff' } as const
/** A page that modules of the platform open. */
export const inModule = { surface: 'module', who: 'staff' } as const
/** A page for who is signed in or not. */
export const plain = { surface: 'plain', who: 'anyone' } as const

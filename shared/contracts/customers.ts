import { Type, type Static } from '@sinclair/typebox'
import { flag, integer, oneOf, text } from '../columns'
import { operation } from '../operation'
import { roleNames, type Account } from './account'

/** How many customers a page of the list has. */
export const customersPerPage = 25

/** So many customers are counted; of those beyond it is said that there are more. */
export const countedCustomers = 1000

/** The first row that a page may begin with. */
export const maxCustomerSkip = 10_000

/** What the list of customers can be in the order of. */
export const customerSorts = ['name', 'domain', 'orders', 'visits', 'newest'] as const
export type CustomerSort = (typeof customerSorts)[number]

/** The states that the list can be narrowed to. */
export const customerStates = ['published', 'suspended'] as const

const asked = Type.Object(
  {
    /** Words of its name, domain, town, contact or e-mail, its id, or an owner's name or e-mail. */
    search: Type.Optional(text(120)),
    state: Type.Optional(oneOf(customerStates)),
    role: Type.Optional(oneOf(roleNames)),
    region: Type.Optional(text(12)),
    sort: Type.Optional(oneOf(customerSorts)),
    descending: Type.Optional(flag),
    skip: Type.Optional(integer(0, maxCustomerSkip)),
  },
  { additionalProperties: false },
)

/** Which customers are asked for, and in which order. */
export type CustomerQuery = Static<typeof asked>

/** Who signs in for a customer. */
export interface CustomerOwner {
  id: number
  name: string
  email: string
}

/** A customer as the list shows it. */
export type ListedCustomer = Pick<
  Account,
  | 'id'
  | 'str_company_name'
  | 'str_logo_image'
  | 'str_header_image'
  | 'str_domain'
  | 'str_city'
  | 'region'
  | 'int_status_id'
  | 'roles'
> & {
  /** The first of them by name, and how many there are. */
  owner: CustomerOwner | null
  owners: number
  /** Orders paid and visits in the last 30 days; orders with test cards are none. */
  orders: number
  visits: number
}

/** One page of the list of customers. */
export interface CustomerPage {
  ok: true
  /** Exact up to `countedCustomers` and as far as the page goes. */
  total: number
  /** There are more than `total`. */
  more: boolean
  customers: ListedCustomer[]
  /** Every region that has a customer. */
  regions: string[]
}

/** Finds customers of the platform; for staff. */
export const customerListOperation = operation<CustomerPage>()({
  path: 'customer-list',
  input: asked,
  access: ['staff'],
})

/** What happened in the last 24 hours, and in those before. */
interface DayCount {
  now: number
  before: number
}

/** How the platform is: what all customers took in, and what does not run as it should. */
export interface PlatformOverview {
  ok: true
  /** Orders paid in the last 24 hours; orders with test cards are none. */
  orders: DayCount
  mails: DayCount
  /** Today so far, by each customer's own clock. */
  visits: number
  problems: {
    /** Mails and notices to other systems that were given up in the last 24 hours. */
    failedMails: number
    failedWebhooks: number
    /** Customers whose books did not add up when they were last checked. */
    books: number
    /** The names of jobs that should have run ten minutes ago. */
    lateJobs: string[]
  }
}

/** Sums up the platform's day; for staff. */
export const platformOverviewOperation = operation<PlatformOverview>()({
  path: 'platform-overview',
  input: Type.Object({}, { additionalProperties: false }),
  access: ['staff'],
})

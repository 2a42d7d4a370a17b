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
  'id' | 'str_company_name' | 'str_domain' | 'str_city' | 'region' | 'int_status_id' | 'roles'
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

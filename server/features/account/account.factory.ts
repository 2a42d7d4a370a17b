import { randomBytes } from 'node:crypto'
import type { Account } from '@mainstreet/shared/contracts/account'

/** A valid body for creating an account: published, complete, with a domain of its own. */
export const buildAccount = (overrides: Partial<Account> = {}) => ({
  str_domain: `a${randomBytes(6).toString('hex')}.test`,
  region: 'nb',
  timezone: 'America/Moncton',
  int_status_id: 1,
  roles: ['Sales Flyer' as const],
  catalogEnabled: true,
  ecommerceEnabled: true,
  marketplaceEnabled: true,
  str_company_name: 'Harbour Goods',
  str_title: 'Made by the sea',
  str_description: '<p>Small things, made here.</p>',
  str_address1: '12 Water Street',
  str_city: 'Shediac',
  str_province: 'NB',
  str_pcode: 'E4P 1A1',
  str_country: 'Canada',
  str_contact_name: 'Jo Cormier',
  str_phone: '(506) 555-0101',
  str_email: 'hello@harbour.test',
  str_services: 'Gifts\nRepairs',
  ...overrides,
})

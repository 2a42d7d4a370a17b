import { contract } from '@mainstreet/shared/contract'
import { filledText, flag, id, labelled, text } from '@mainstreet/shared/columns'
import type { accountContract } from '@mainstreet/shared/contracts/account'

/** A small contract in the place of a real one. */
export const business = contract({
  path: 'account',
  name: { en: 'Business', fr: 'Entreprise' },
  record: {
    id,
    str_company_name: labelled({ en: 'Name', fr: 'Nom' }, filledText(20)),
    str_city: labelled({ en: 'City', fr: 'Ville' }, text(20)),
    ecommerceEnabled: labelled({ en: 'Shop', fr: 'Boutique' }, flag),
  },
  writable: ['str_company_name', 'str_city', 'ecommerceEnabled'],
  translatable: ['str_company_name', 'str_city'],
  access: { owner: { methods: ['get', 'patch'] } },
}) as unknown as typeof accountContract

/** Its row, all that a page of the tests reads of an account. */
export const stored = { id: 1, str_company_name: 'Harbour', str_city: 'Shediac', ecommerceEnabled: false }

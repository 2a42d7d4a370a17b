import { id, text } from './columns'
import { contract } from './contract'

// What compiles here and what does not is what is tested; nothing runs.
const given = {
  path: 'boats',
  name: { en: 'Boats', fr: 'Bateaux' },
  record: { id, customerId: id, title: text(3) },
  writable: ['title'],
  access: { owner: { methods: ['find'] } },
} as const

const translated = contract({ ...given, translatable: ['title'] })
export const writable: readonly ('title' | 'translations')[] = translated.writable
export const tenantColumn: 'customerId' = translated.tenantColumn

contract({
  ...given,
  // @ts-expect-error What create insists on may be written.
  required: ['id'],
})
contract({
  ...given,
  // @ts-expect-error A column that there is not.
  lookups: ['name'],
})
contract({
  ...given,
  // @ts-expect-error The same.
  access: { owner: { methods: ['find'], hides: ['name'] } },
})
contract({
  ...given,
  // @ts-expect-error Nothing that a contract says.
  serchable: true,
})

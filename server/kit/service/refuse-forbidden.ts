import { Forbidden } from '@feathersjs/errors'
import type { AnyTableContract } from '@mainstreet/shared/contract'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { problems } from './errors'
import type { ChangeContext } from './table-rules'

/** A column that others may write but this caller may not has to come back as it was read, and beside others: alone it is meant. */
export const refuseForbidden = (
  { writable, tenantColumn }: AnyTableContract,
  { ignored, data, before }: ChangeContext<AnyTableContract>,
): void => {
  const isAlone = Object.keys(data).length === 0
  for (const [name, value] of Object.entries(ignored)) {
    const isOthers = writable.includes(name)
    const fixed = isOthers || name === tenantColumn || name === 'id'
    const isSame = JSON.stringify(value) === JSON.stringify(before[name])
    if (fixed && (!isSame || (isOthers && isAlone)))
      throw new Forbidden({
        ...refusal('may-not-change', { field: name }),
        ...problems({ [name]: refusal('fixed') }),
      })
  }
}

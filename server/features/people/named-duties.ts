import type { Duty, Standing } from '@mainstreet/shared/access'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { invalid } from '../../kit/service/errors'

/** What somebody looks after by name: an owner nothing. Throws a 400 for a helper who looks after nothing. */
export const namedDuties = ({ role, duties }: Standing): Duty[] => {
  if (role === 'owner') return []
  if (duties.length === 0) throw invalid({ duties: refusal('required') })
  return [...duties]
}

import type { Access } from '@mainstreet/shared/rules/notices'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { invalid } from '../../kit/service/errors'

/** Refuses a helper who looks after nothing. */
export const requireDuties = ({ role, duties }: Partial<Access>): void => {
  if (role === 'helper' && !duties?.length) throw invalid({ duties: refusal('required') })
}

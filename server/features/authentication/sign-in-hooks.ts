import type { Validator } from '@feathersjs/schema'
import { signInBodies } from '@mainstreet/shared/contracts/sign-in'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { AroundHook } from '../../declarations'
import { invalid } from '../../kit/service/errors'
import { createValidator, dataValidator } from '../../kit/service/input/validators'

const bodies = new Map<string, Validator>(
  Object.entries(signInBodies).map(([strategy, body]) => [strategy, createValidator(body, dataValidator)]),
)

/** Checks the body of a sign-in against its strategy's. */
export const validateSignIn: AroundHook = async ({ data }, next) => {
  const validate = bodies.get((data as { strategy: string } | undefined)?.strategy ?? '')
  if (!validate) throw invalid({ strategy: refusal('one-of', { values: [...bodies.keys()].join(', ') }) })
  await validate(data)
  await next()
}

/** Signing in and out takes no query. */
export const refuseQuery: AroundHook = async ({ params }, next) => {
  const [unknown] = Object.keys(params.query ?? {})
  if (unknown) throw invalid({ [unknown]: 'is not known here' })
  await next()
}

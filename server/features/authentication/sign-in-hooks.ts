import type { Validator } from '@feathersjs/schema'
import { Type, type TProperties } from '@feathersjs/typebox'
import { filledText, text } from '@mainstreet/shared/columns'
import type { AroundHook } from '../../declarations'
import { invalid } from '../../kit/service/errors'
import { createValidator, dataValidator } from '../../kit/service/validators'

/** A body of exactly this shape: an object where a text belongs never reaches a query. */
const bodyOf = (strategy: string, properties: TProperties) =>
  createValidator(
    Type.Object({ strategy: Type.Literal(strategy), ...properties }, { additionalProperties: false }),
    dataValidator,
  )

const bodies: Record<string, Validator> = {
  local: bodyOf('local', {
    username: Type.Optional(filledText(254)),
    email: Type.Optional(filledText(254)),
    password: text(200),
  }),
  refresh: bodyOf('refresh', {}),
  jwt: bodyOf('jwt', { accessToken: filledText(2000) }),
  'api-key': bodyOf('api-key', { apiKey: filledText(80) }),
}

/** Checks the body of a sign-in against its strategy's. */
export const validateSignIn: AroundHook = async ({ data }, next) => {
  const strategy = data?.strategy
  if (typeof strategy !== 'string' || !Object.hasOwn(bodies, strategy))
    throw invalid({ strategy: `must be one of ${Object.keys(bodies).join(', ')}` })
  await bodies[strategy]!(data)
  await next()
}

/** Signing in and out takes no query. */
export const refuseQuery: AroundHook = async ({ params }, next) => {
  const [unknown] = Object.keys(params.query ?? {})
  if (unknown) throw invalid({ [unknown]: 'is not known here' })
  await next()
}

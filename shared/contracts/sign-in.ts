import { Type, type TObject, type TProperties } from '@sinclair/typebox'
import { filledText, text } from '../columns'
import { passkeyProof, secondCode } from './second-factor'

/** A body of exactly this shape: an object where a text belongs never reaches a query. */
const bodyOf = (strategy: string, properties: TProperties): TObject =>
  Type.Object({ strategy: Type.Literal(strategy), ...properties }, { additionalProperties: false })

/** What `authentication` takes, by strategy; `refresh` has its token in a cookie. */
export const signInBodies: Readonly<Record<string, TObject>> = {
  local: bodyOf('local', {
    username: Type.Optional(filledText(254)),
    email: Type.Optional(filledText(254)),
    password: text(200),
    code: Type.Optional(secondCode),
  }),
  passkey: bodyOf('passkey', { response: passkeyProof }),
  refresh: bodyOf('refresh', {}),
  jwt: bodyOf('jwt', { accessToken: filledText(2000) }),
  'api-key': bodyOf('api-key', { apiKey: filledText(80) }),
}

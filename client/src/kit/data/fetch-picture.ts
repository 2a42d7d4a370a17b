import { refusalInLanguage } from '../refusals/refusal-in-language'
import type { Session } from '../session/session'
import { encodeQuery, toApiError, unreachableError, type Query } from './rest'

const requestPicture = async (address: string, token: string): Promise<Response> =>
  fetch(address, {
    credentials: 'same-origin',
    cache: 'no-cache',
    headers: { Authorization: `Bearer ${token}` },
  }).catch(() => {
    throw unreachableError()
  })

/** A picture that only who is signed in may see, which no `src` could fetch. Throws ApiError. */
export const fetchPicture = async (
  session: Pick<Session, 'token' | 'renew'>,
  path: string,
  query: Query,
): Promise<Blob> => {
  const address = `/api/${path}?${encodeQuery(query)}`
  const token = await session.token()
  let answer = await requestPicture(address, token)
  if (answer.status === 401) {
    await session.renew(token)
    answer = await requestPicture(address, await session.token())
  }
  if (answer.ok) return answer.blob()
  const body: unknown = await answer.json().catch(() => undefined)
  throw refusalInLanguage(toApiError(body, answer.status))
}

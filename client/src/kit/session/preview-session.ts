import { createSession, type Session } from './session'

let session: Session | undefined

/** The headers that say who previews a site: its own people see it before it is published; of a stranger there are none. */
export const previewHeaders = async (): Promise<Record<string, string>> => {
  session ??= createSession()
  try {
    return { Authorization: `Bearer ${await session.token()}` }
  } catch {
    return {}
  }
}

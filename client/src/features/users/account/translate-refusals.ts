import { ApiError } from '../../../kit/data/rest'

/** Runs a call whose refusal of the current password, or of the new address, is said in the user's language. */
export const translateRefusals = async <T>(
  call: Promise<T>,
  said: Readonly<Record<string, string>>,
): Promise<T> => {
  try {
    return await call
  } catch (error) {
    const refused =
      error instanceof ApiError &&
      Object.keys(said).find((name) => error.code === 400 && name in error.errors)
    if (!refused || !(error instanceof ApiError)) throw error
    const text = said[refused]!
    throw new ApiError(error.name, text, { code: error.code, errors: { [refused]: text } })
  }
}

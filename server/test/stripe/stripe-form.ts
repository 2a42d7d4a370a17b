import type { Params } from './stripe-intents'

/** Reads a form whose names nest in brackets, such as `metadata[order]=7`. */
export const readForm = (text: string): Params => {
  const params: Params = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[')
    const last = path.pop()!
    let at = params
    for (const step of path) at = (at[step] ??= {}) as Params
    at[last] = value
  }
  return params
}

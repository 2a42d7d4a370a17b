import { keepSessionText, readSessionText } from '../session-text'

const place = 'mainstreet-code'

/** Keeps the discount code of the page's address for this tab: the checkout begins with it, wherever it is opened. */
export const keepLinkedCode = (search: string): void => {
  const code = new URLSearchParams(search).get('code')?.trim()
  if (code) keepSessionText(place, code)
}

/** The code of a link that led here; null without one, or once it was forgotten. */
export const readLinkedCode = (): string | null => readSessionText(place)

/** Forgets it, once the checkout has it. */
export const forgetLinkedCode = (): void => keepSessionText(place, null)

import { asLocale } from '@mainstreet/shared/rules/language'
import type { FrameNews, FramePage, FramePart } from './frame-messages'

const maxParts = 500
const maxTextLength = 80
const maxPathLength = 500

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether a value is the name of a part: a kind, or a kind and a row's id. */
const isPartName = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z]{1,20}(:[1-9]\d{0,9})?$/.test(value)

/** Whether a value is the address of a page of the site itself. */
export const isSitePath = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= maxPathLength && /^\/(?![/\\])[^\s\\]*$/.test(value)

const isPart = (value: unknown): value is FramePart =>
  isRecord(value) && isPartName(value.part) && typeof value.text === 'string'

const readPage = (page: unknown): FramePage | undefined => {
  if (!isRecord(page) || !isSitePath(page.path) || !Array.isArray(page.parts)) return undefined
  const { path, parts } = page
  const lang = asLocale(String(page.lang))
  if (!lang) return undefined
  if (parts.length > maxParts || !parts.every(isPart)) return undefined
  return { path, lang, parts: parts.map(({ part, text }) => ({ part, text: text.slice(0, maxTextLength) })) }
}

/** What a framed page tells of itself; undefined for all else, since what runs there is not ours alone. */
export const readFrameNews = (data: unknown): FrameNews | undefined => {
  if (!isRecord(data)) return undefined
  if ('pressed' in data) return isPartName(data.pressed) ? { pressed: data.pressed } : undefined
  const page = readPage(data.page)
  return page && { page }
}

import type { Locale } from './rules/language'

/** The parameter of a preview that the back office shows in a frame. */
export const framedParameter = 'framed'

/** The address of a page of an account's site for a frame of the back office, in its language: `/marketplace` → `/marketplace?previewId=7&lang=en&framed=1`. */
export const framedPreviewPath = (path: string, customerId: number, lang: Locale): string => {
  const [pathname = '', search = ''] = path.split('?', 2)
  const query = new URLSearchParams(search)
  query.set('previewId', String(customerId))
  query.set('lang', lang)
  query.set(framedParameter, '1')
  return `${pathname}?${query}`
}

/** The same address as visitors know it: `/marketplace?q=mug&previewId=7&framed=1` → `/marketplace?q=mug`. */
export const withoutFrame = (address: string): string => {
  const [pathname = '', search = ''] = address.split('?', 2)
  const query = new URLSearchParams(search)
  query.delete('previewId')
  query.delete('lang')
  query.delete(framedParameter)
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

/** Whether a page's query text asks for a framed preview. */
export const isFramedPreview = (search: string): boolean => {
  const query = new URLSearchParams(search)
  return query.get(framedParameter) === '1' && /^[1-9]\d{0,9}$/.test(query.get('previewId') ?? '')
}

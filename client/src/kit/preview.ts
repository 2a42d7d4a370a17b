/** The account whose site is previewed, from a page's query text; undefined where there is no valid one. */
export const readPreviewId = (search: string): number | undefined => {
  const text = new URLSearchParams(search).get('previewId') ?? ''
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
}

/** An internal path that stays in the preview: `/shop?a=1#b` keeps its query and anchor. */
export const withPreview = (path: string, previewId: number | undefined): string => {
  if (previewId === undefined || !path.startsWith('/')) return path
  const [, before = '', hash = ''] = /^([^#]*)(.*)$/.exec(path) ?? []
  const [pathname = '', search = ''] = before.split('?', 2)
  const query = new URLSearchParams(search)
  query.set('previewId', String(previewId))
  return `${pathname}?${query}${hash}`
}

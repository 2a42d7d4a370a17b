import { framedParameter } from './framed-preview'
import type { RouteName } from './routes'

/** What of the address goes along from one part of the shop to another. */
export const shopParams = ['q', 'sort', 'from', 'to', 'stock'] as const

/** What of the address narrows the list of cars. */
export const carParams = ['make', 'body', 'gears', 'from', 'to', 'least', 'most'] as const

const ofEvery = ['lang', 'previewId', framedParameter]

const ofPages: Partial<Record<RouteName, readonly string[]>> = {
  shop: [...shopParams, 'page'],
  sale: [...shopParams, 'page'],
  category: [...shopParams, 'page'],
  item: ['variation'],
  cars: [...carParams, 'sort', 'page', 'compare', 'view'],
  menu: ['day'],
}

/** What of a query a page of the site reads, in one order, each name once; whatever else is there makes no other page. */
export const pageQuery = (page: RouteName | undefined, search: string): URLSearchParams => {
  const asked = new URLSearchParams(search)
  const names = [...((page && ofPages[page]) ?? []), ...ofEvery]
  return new URLSearchParams(
    names.flatMap((name) => {
      const value = asked.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}

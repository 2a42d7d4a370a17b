import { backOfficeRoutes, isBackOfficePath, pathTo, routes } from './routes'

test('an address is its pattern with what it ends in', () => {
  expect(pathTo(routes.item, 7)).toBe('/marketplace/7')
  expect(pathTo(routes.category, 3)).toBe('/marketplace/c/3')
  expect(pathTo(routes.order, 'a/b')).toBe('/order/a%2Fb')
})

test('no address of a site is one of the back office', () => {
  expect(Object.values(routes).filter(isBackOfficePath)).toEqual([])
  expect(Object.values(backOfficeRoutes).filter((path) => !isBackOfficePath(path))).toEqual([])
})

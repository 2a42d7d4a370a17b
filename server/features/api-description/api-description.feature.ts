import { feature } from '../../kit/feature'
import { apiPages } from './api-pages'

export const apiDescription = feature({
  routes: (app) => ({ files: [apiPages(app)] }),
})

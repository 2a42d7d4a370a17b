import { feature } from '../../kit/feature'
import { apiPages } from './api-pages'

/** The description of the API and its pages. */
export const apiDescription = feature({
  routes: (app) => ({ files: [apiPages(app)] }),
})

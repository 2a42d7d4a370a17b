import { feature } from '../../kit/feature'
import { crawlerFiles } from './crawler-files'
import { getRoles } from './get-roles'
import { siteIcons } from './icons/site-icons'
import { site as setUp } from './site'
import { sitePages } from './site-pages'

/** The public pages of a business. */
export const site = feature({
  setUp,
  services: {
    'get-roles': getRoles,
  },
  contentSecurity: [{ frame: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] }],
  routes: (app) => ({ files: [crawlerFiles(app), siteIcons(app)], pages: [sitePages(app)] }),
})

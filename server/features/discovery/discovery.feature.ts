import { feature } from '../../kit/feature'
import { checkFeeds } from './check-feeds'
import { feedFiles } from './feed-files'

/** What catalogues elsewhere are told of a site. */
export const discovery = feature({
  services: {
    'feed-check': checkFeeds,
  },
  routes: (app) => ({ files: [feedFiles(app)] }),
})

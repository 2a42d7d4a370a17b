import { feature } from '../../kit/feature'
import { importRedirectsOperation } from './import-redirects'
import { missingPageService, redirectService } from './redirects'

/** Where the addresses of an old site lead. */
export const redirects = feature({
  services: {
    'import-redirects': importRedirectsOperation,
    'missing-pages': missingPageService,
    redirects: redirectService,
  },
})

import { isDeskPath } from '@mainstreet/shared/desk-paths'

// While developing one page serves both halves; a build has one of its own for each.
void (isDeskPath(window.location.pathname) ? import('./main-desk') : import('./main-site'))

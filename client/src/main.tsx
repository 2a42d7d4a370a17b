import { isBackOfficePath } from '@mainstreet/shared/routes'

// While developing one page serves both halves; a build has one of its own for each.
void (isBackOfficePath(window.location.pathname) ? import('./main-back-office') : import('./main-site'))

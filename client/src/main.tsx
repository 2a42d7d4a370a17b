import { isBackOfficePath } from '@mainstreet/shared/routes'

// In development one page serves both halves; a build has one for each.
void (isBackOfficePath(window.location.pathname) ? import('./main-back-office') : import('./main-site'))

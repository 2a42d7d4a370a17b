import { isFramedPreview } from '@mainstreet/shared/framed-preview'
import { isBackOfficePath } from '@mainstreet/shared/routes'

const { pathname, search } = window.location

const loadApp = () => {
  if (isBackOfficePath(pathname)) return import('./main-back-office')
  return isFramedPreview(search) ? import('./main-framed-site') : import('./main-site')
}

// In development one page serves all; a build has one for each.
void loadApp()

import { followAccount } from '../../kit/events/follow-account'
import { feature } from '../../kit/feature'
import type { Pictures } from '../../kit/media/picture-kinds'
import { account as accountService } from './account'
import { headerUpload, logoUpload } from './upload-pictures'

const pictures = {
  logo: [{ suffix: '', width: 512, height: 512, fit: 'contain' }],
  header: [
    { suffix: '', width: 1920, height: 1080, fit: 'cover' },
    // What a phone held upright shows of it: a third of the bytes.
    { suffix: '-tall', width: 720, height: 1080, fit: 'cover' },
  ],
} as const satisfies Pictures

/** The business itself, and the caches that follow it. */
export const account = feature({
  services: {
    account: accountService,
  },
  onChange: {
    account: (app, { id, customerId }) => {
      app.get('tenants').forget(id)
      followAccount(app, id)
      app.get('readCache').withdraw(customerId)
    },
  },
  pictures,
  uploads: { logo: logoUpload, header: headerUpload },
})

declare module '../../declarations' {
  interface FeaturePictures {
    account: typeof pictures
  }
}

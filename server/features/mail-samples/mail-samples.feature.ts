import { feature } from '../../kit/feature'
import { sampleMail } from './sample-mail'

/** What the mails of a business look like. */
export const mailSamples = feature({
  services: {
    'mail-sample': sampleMail,
  },
})

export {
  createLiveClient,
  createRestClient,
  type ClientOptions,
  type LiveClient,
  type ProgramClient,
  type ProgramServices,
} from './create-client'
export { verifyWebhook } from './verify-webhook'

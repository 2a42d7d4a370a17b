export { createLiveClient, createRestClient, type ClientOptions, type LiveClient } from './create-client'
export { verifyWebhook } from './verify-webhook'

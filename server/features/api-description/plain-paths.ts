import { shareCardQuery } from '@mainstreet/shared/contracts/marketplace/share'
import { signInBodies } from '@mainstreet/shared/contracts/sign-in'
import { siteQuery } from '@mainstreet/shared/contracts/site/site'
import type { PaymentProvider } from '../../kit/payments/payment-provider'
import { providers } from '../../kit/payments/providers'
import { failureAnswers } from './answers'
import { jsonContent, plainProperties, plainSchema, ref, type Json } from './json-schema'
import type { LimitNote } from './limit-note'

const open = { security: [{}] }
const known = { security: [{ accessToken: [] }, { apiKey: [] }] }

const describeAuthentication = (limitNote: LimitNote): Json => ({
  post: {
    operationId: 'signIn',
    tags: ['authentication'],
    summary: 'Sign in',
    description: limitNote('authentication'),
    ...open,
    requestBody: {
      required: true,
      content: jsonContent(
        { anyOf: Object.values(signInBodies).map(plainSchema) },
        { strategy: 'local', email: 'owner@harbour.test', password: 'a long password' },
      ),
    },
    responses: {
      201: { description: 'A token of 15 minutes', content: jsonContent(ref('schemas', 'SignedIn')) },
      ...failureAnswers('Error'),
    },
  },
  delete: {
    operationId: 'signOut',
    tags: ['authentication'],
    summary: 'End the session everywhere it is used',
    ...known,
    responses: { 200: { description: 'Signed out' }, ...failureAnswers('Error') },
  },
})

const site: Json = {
  get: {
    operationId: 'findSite',
    tags: ['site'],
    summary: 'Everything that the home page of a site shows',
    security: [{}, ...known.security],
    parameters: Object.entries(plainProperties(siteQuery.properties)).map(([name, schema]) => ({
      name,
      in: 'query',
      schema,
    })),
    responses: {
      200: {
        description: 'The site',
        content: jsonContent({ type: 'object', additionalProperties: true }),
      },
      ...failureAnswers('Error'),
    },
  },
}

const describeDownload = (limitNote: LimitNote): Json => ({
  post: {
    operationId: 'downloadAccountExport',
    tags: ['operations'],
    summary: 'The archive that a ticket of account-export-ticket opens',
    description: limitNote('account-export-download'),
    ...open,
    requestBody: {
      required: true,
      content: {
        'application/x-www-form-urlencoded': {
          schema: {
            type: 'object',
            properties: { ticket: { type: 'string', minLength: 1 } },
            required: ['ticket'],
          },
        },
      },
    },
    responses: {
      200: { description: 'A zip file', content: { 'application/zip': {} } },
      ...failureAnswers('Error'),
    },
  },
})

const card: Json = {
  get: {
    operationId: 'readShareCard',
    tags: ['short-links'],
    summary: 'The card of a short address, to post or to print',
    ...known,
    parameters: Object.entries(plainProperties(shareCardQuery.properties)).map(([name, schema]) => ({
      name,
      in: 'query',
      required: true,
      schema,
    })),
    responses: {
      200: { description: 'A picture', content: { 'image/png': {} } },
      ...failureAnswers('Error'),
    },
  },
}

const webhookOf = (limitNote: LimitNote, { name, title, webhook }: PaymentProvider): Json => ({
  parameters: [{ name: 'customerId', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }],
  post: {
    operationId: `receive${title}Event`,
    tags: ['operations'],
    summary: `For ${title} alone: an event of an account’s payments`,
    description: limitNote(`webhooks/${name}/{customerId}`),
    ...open,
    parameters: [{ name: webhook!.signatureHeader, in: 'header', schema: { type: 'string' } }],
    requestBody: { required: true, content: jsonContent({ type: 'object', additionalProperties: true }) },
    responses: {
      200: { description: 'Taken', content: jsonContent(ref('schemas', 'Done')) },
      ...failureAnswers('Error'),
    },
  },
})

const describeWebhooks = (limitNote: LimitNote) =>
  Object.fromEntries(
    providers
      .filter(({ webhook }) => webhook)
      .map((provider) => [`/webhooks/${provider.name}/{customerId}`, webhookOf(limitNote, provider)]),
  )

/** What a sign-in answers. */
export const signedIn: Json = {
  type: 'object',
  properties: {
    accessToken: { type: 'string' },
    authentication: { type: 'object', properties: { strategy: { type: 'string' } } },
    user: { type: 'object', additionalProperties: true },
  },
  required: ['accessToken', 'authentication'],
}

/** The addresses that no contract names. */
export const plainPaths = (limitNote: LimitNote): Json => ({
  '/authentication': describeAuthentication(limitNote),
  '/site': site,
  '/account-export-download': describeDownload(limitNote),
  '/share-card': card,
  ...describeWebhooks(limitNote),
})

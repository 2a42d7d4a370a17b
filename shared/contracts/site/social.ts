import { Type } from '@sinclair/typebox'
import { everyone } from '../../access'
import { id, integer, nullable, text } from '../../columns'
import { operation } from '../../operation'

/** A post of a business on another network: plain text, and addresses that are empty where there is none. */
export interface SocialPost {
  content: string
  link: string
  image: string
}

/** The newest posts of the account's own Facebook page; none where the platform or the account has not set it up. */
export const facebookOperation = operation<{ ok: true; data: SocialPost[] }>()({
  path: 'get-facebook',
  input: Type.Object(
    {
      customerId: Type.Optional(id),
      /** Accepted and ignored: the account says which page is its own. */
      facebookId: Type.Optional(nullable(text(200))),
      limit: Type.Optional(integer(1, 10)),
    },
    { additionalProperties: false },
  ),
  access: everyone,
})

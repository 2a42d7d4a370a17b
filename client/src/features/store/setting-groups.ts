import type { Account } from '@mainstreet/shared/contracts/account'
import {
  keyedProviderNames,
  type KeyedProviderName,
} from '@mainstreet/shared/contracts/marketplace/provider-keys'

/** The anchor of what a provider is to tell of payments. */
export const webhookAnchor = (provider: KeyedProviderName) => `webhooks-${provider}`

const shop = ['shipping', 'zones', 'times', 'direct-payments', 'payments', 'taxNumbers', 'store']
const webhooks = keyedProviderNames.map(webhookAnchor)

/** The groups of a business's settings with the anchors of their sections: other trades' choices are left out, what its own seldom needs is last. */
export const settingGroupsOf = ({ roles, ecommerceEnabled: sells }: Account) => {
  const isDealer = roles.includes('Automotive')
  const groups = [
    { id: 'home-page', sections: ['sections', 'options'] },
    { id: 'restaurant', sections: roles.includes('Restaurant') ? ['menu', 'bookings'] : [] },
    { id: 'cars', sections: isDealer ? ['calculator'] : [] },
    { id: 'shop', sections: sells ? shop : [] },
    { id: 'technical', sections: ['facebook', ...(sells ? webhooks : [])] },
    {
      id: 'other',
      sections: [...(isDealer ? [] : ['calculator']), ...(sells ? [] : [...shop, ...webhooks])],
    },
  ] as const
  return groups.filter(({ sections }) => sections.length > 0)
}

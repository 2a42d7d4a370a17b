import { webhookDeliveryContract } from '@mainstreet/shared/contracts/webhooks'
import { tableService } from '../../kit/service/define-service'

/** What was sent to an account's endpoints, or is to be; the works that change something write it. */
export const webhookDeliveries = tableService(webhookDeliveryContract, () => ({
  narrow(builder, caller) {
    if (caller.role === 'integrator')
      builder.whereRaw(
        'exists (select from webhook_endpoints e where e.id = webhook_deliveries."endpointId" and e."apiKeyId" = ?)',
        [caller.keyId],
      )
  },
}))

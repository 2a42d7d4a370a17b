import type { Factory } from '../../test/factories'

/** An endpoint of the account, switched off: changes that another test makes are not told. */
export const endpointFactory: Factory = (app, { id: customerId }) =>
  app.service('webhook-endpoints').create({
    url: 'https://till.people.test/hooks',
    events: ['order.created', 'item.updated'],
    enabled: false,
    customerId,
  })

export const deliveryFactory: Factory = async (app, account) => {
  const { id: endpointId } = await endpointFactory(app, account)
  const [row] = await app
    .get('database')
    .knex('webhook_deliveries')
    .insert({
      customerId: account.id,
      endpointId,
      eventId: `evt_${endpointId}`,
      event: 'test',
      subject: `test:${endpointId}`,
      body: '{}',
      status: 'sent',
    })
    .returning('id')
  return { id: row!.id }
}

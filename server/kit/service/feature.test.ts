import { feathers } from '@feathersjs/feathers'
import { requirePolicies } from './feature'

const service = { find: async () => [] }

const started = (options: object) => {
  const app = feathers()
  app.use('notes', service, options as never)
  app.hooks({ setup: [requirePolicies(app) as never] })
  return app.setup()
}

test('a service that does not say who may use it does not start', async () => {
  await expect(started({ methods: ['find'] })).rejects.toThrow('No policy: notes')
})

test('a service with a policy starts', async () => {
  await expect(started({ methods: ['find'], policy: 'anybody' })).resolves.toBeDefined()
})

import { feathers } from '@feathersjs/feathers'
import { koa } from '@feathersjs/koa'
import { requirePolicies } from './define-service'

const started = (policies: Map<string, unknown>) => {
  const app = koa(feathers())
  app.use('notes', { find: async () => [] } as never)
  app.set('policies', policies)
  app.hooks({ setup: [requirePolicies as never] })
  return app.setup()
}

test('a service that does not say who may use it does not start', async () => {
  await expect(started(new Map())).rejects.toThrow('No policy: notes')
})

test('a service with a policy starts', async () => {
  await expect(started(new Map([['notes', 'anybody']]))).resolves.toBeDefined()
})
